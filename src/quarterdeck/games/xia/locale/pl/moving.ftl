# Ruch, granice, odkrycia i wrota.

# Możliwości
option-impulse = Użyj impulsu
option-engine = Uruchom { $outfit_acc }
option-step-to = Leć o jedno pole na { $side }
option-fly = Leć na pole { $hex }
option-fly-to = Leć tutaj: { $sector }, { $spot }
option-stop = Zatrzymaj się tutaj
option-jump = Skocz w ciemno na { $side }
option-gate = Leć przez wrota na pole { $hex }
option-tigris = Wleć we Wrota Tygrysu
option-reach = Skorzystaj z zajętego pola na { $side } stąd
option-scan = Skanuj przestrzeń na { $side } stąd
option-cross = Prześlizgnij się przez tarczę planetarną
option-roll-for-shield = Rzuć na tarczę planetarną
option-put-beside = Na pole { $hex }
option-decline = Nic tam nie rób

# Rodzaje możliwości
verb-impulse = Użyj impulsu
verb-engine = Uruchom silnik
verb-step = Leć o jedno pole
verb-fly = Leć drogą bez rzutów
verb-stop = Zatrzymaj się
verb-jump = Skocz w ciemno
verb-gate = Skorzystaj z połączonych wrót
verb-tigris = Skorzystaj z Wrót Tygrysu
verb-reach = Skorzystaj z zajętego pola
verb-scan = Skanuj
verb-cross = Prześlizgnij się przez tarczę planetarną

# O co pyta gra
prompt-moving = Jesteś w ruchu. Leć dalej, zrób coś po drodze albo się zatrzymaj.
waiting-moving = { $seat } jest w ruchu.
prompt-passing-through = Na tym polu jest inny statek, więc leć dalej.
waiting-passing-through = { $seat } mija inny statek.
prompt-reaching = Wykonaj jedną akcję tak, jakby twój statek stał na zajętym polu.
waiting-reaching = { $seat } korzysta z zajętego pola.
prompt-shield-ahead = Przed tobą tarcza planetarna. Prześlizgujesz się czy rzucasz?
waiting-shield-ahead = { $seat } staje przed tarczą planetarną.
prompt-displaced = Na twojej drodze nie ma wolnego pola. Dokąd trafia twój statek?
waiting-displaced = { $seat } szuka wolnego pola.

# Co się stało
event-movement-began = { $points ->
    [0] { $seat } nie dostaje punktów ruchu.
    [one] { $seat } ma { $points } punkt ruchu.
    [few] { $seat } ma { $points } punkty ruchu.
   *[many] { $seat } ma { $points } punktów ruchu.
  }
event-impulse-used = { $seat } używa impulsu.
event-engine-used = { $seat } uruchamia { $outfit_acc }.
event-moved = { $ship } leci dalej i jest teraz { $sector_loc }.
event-put-back = { $seat } cofa się, bo tamto pole jest zajęte, i jest teraz { $sector_loc }.
event-reached-over = { $seat } korzysta z zajętego pola na { $side } od statku.
event-stopped-by-border = { $ship } nie może się przedostać i zostaje { $sector_loc }.
event-shield-crossed = { $ship } przekracza tarczę planetarną.
event-bounty-grew = Nagroda za { $ship_acc } rośnie o { $credits }.
event-scanned = { $seat } skanuje przestrzeń na { $side } od statku.
event-blind-jump = { $seat } skacze w ciemno na { $side }.
event-sector-laid = { $seat } odkrywa { $sector_acc }.
event-through-gate = { $seat } przelatuje przez wrota i jest teraz { $sector_loc }.
event-into-tigris = { $seat } wlatuje we Wrota Tygrysu.

# Dlaczego nie
reason-impulse-used = Impuls został już w tej turze wykorzystany.
reason-depleted = Twój statek jest wyczerpany: może tylko użyć impulsu i wykonywać drobne akcje.
reason-hex-unexplored = To pole nie jest jeszcze odkryte; prowadzi tam tylko skok w ciemno.
reason-occupied-needs-point = Stoi tam statek, więc potrzebujesz punktu ruchu, żeby polecieć dalej.
reason-no-way-without-roll = Za te punkty nie dolecisz tam bez rzutu i bez nagrody za głowę.
reason-hex-not-occupied = Nie ma tam statku, więc po prostu tam poleć.
reason-reach-needs-two-points = Skorzystanie z zajętego pola kosztuje 2 punkty ruchu.
reason-stop-first = Jesteś w ruchu: najpierw się zatrzymaj.
reason-move-first = Najpierw zacznij akcję ruchu impulsem albo silnikiem.
reason-shields-defend = Tarczy używa się, gdy statek ma otrzymać obrażenia.
reason-weapons-need-a-target = Wybierz statek, który chcesz zaatakować tą bronią.
reason-outlaw-refused = Wejście na praworządną planetę nie wpuszcza przestępców.
reason-no-unexplored-side = Po tej stronie wszystko jest już odkryte.
reason-stack-empty = Wszystkie sektory są już na mapie.
reason-scan-needs-energy = Twój statek ma za mało energii na skanowanie.
reason-jump-needs-point = Skok w ciemno wymaga punktu ruchu.
reason-gate-not-linked = Nikt jeszcze nie odkrył drugich połączonych wrót.
reason-no-gate-there = Z pola wrót można przelecieć tylko na pola innych połączonych wrót.
reason-gate-exit-occupied = Stoi tam statek, więc potrzebujesz punktu ruchu, żeby polecieć dalej.
reason-not-on-tigris = Twój statek nie stoi we Wrotach Tygrysu.

# Ile co kosztuje i czym grozi
reason-costs-energy = { $energy ->
    [0] Nie kosztuje energii.
    [one] Kosztuje { $energy } energię.
    [few] Kosztuje { $energy } energie.
   *[many] Kosztuje { $energy } energii.
  }
reason-costs-points = { $points ->
    [one] Kosztuje { $points } punkt ruchu, bez rzutu.
    [few] Kosztuje { $points } punkty ruchu, bez rzutu.
   *[many] Kosztuje { $points } punktów ruchu, bez rzutu.
  }
reason-jump-costs = { $points ->
    [0] Pierwszy skok w ciemno w turze nie kosztuje punktu ruchu.
   *[other] Kosztuje 1 punkt ruchu.
  }
reason-jump-odds = Może tam leżeć jeden z { $sectors } sektorów. { $clear }%: na tej granicy nie ma nic groźnego; { $destroyed }%: statek zostanie zniszczony.
reason-jump-meets = { $percent }%: { $purpose }
reason-risk-star = Gwiazda: statek zostanie zniszczony.
reason-risk-asteroid = Asteroidy: wyrzuć { $safe } lub więcej. { $percent }%: od 1 do { $most } uszkodzeń; średnio { $mean }. Tarcze pomagają.
reason-risk-shield = { $bounty ->
    [0] Tarcza planetarna: wyrzuć { $safe } lub więcej. { $percent }%: odrzucenie i od 1 do { $most } uszkodzeń, średnio { $mean }; { $clean }%: przejście niepostrzeżenie.
   *[other] Tarcza planetarna: wyrzuć { $safe } lub więcej. { $percent }%: odrzucenie i od 1 do { $most } uszkodzeń, średnio { $mean }; { $bounty }%: przejście z nagrodą za głowę { $credits }; { $clean }%: przejście niepostrzeżenie.
  }
reason-risk-nebula = Mgławica: wyrzuć { $safe } lub więcej. { $percent }%: utrata od 1 do { $most } energii; średnio { $mean }. Tarcze pomagają.
reason-risk-debris = Szczątki: wyrzuć { $safe } lub więcej. { $percent }%: statek zostanie zniszczony.
reason-risk-destroyed = W tym { $percent }%: uszkodzeń będzie tyle, że statek zostanie zniszczony.
reason-risk-depleted = W tym { $percent }%: stracisz całą energię i wszystkie naładowane znaczniki.
reason-crossing-at-hand = Tę tarczę planetarną możesz też przekroczyć bez rzutu.
reason-tigris-roll = { $spawns ->
    [0] Rzut k20 zdecyduje, obok którego punktu odrodzenia się pojawisz.
    [one] Pojawisz się na jedynym wolnym punkcie odrodzenia.
   *[other] Rzut k20 zdecyduje, na którym z { $spawns } wolnych punktów odrodzenia się pojawisz; przy wyniku 20 wybierasz.
  }
reason-tigris-chance = { $percent }%: punkt odrodzenia { $number }, { $sector }
reason-risk-entrance = Za przekroczenie wejścia na planetę przestępczą wyznaczą za twoją głowę { $credits } kredytów nagrody.

# Kierunki
side-n = północ
side-ne = północny wschód
side-se = południowy wschód
side-s = południe
side-sw = południowy zachód
side-nw = północny zachód

# Dlaczego bot to radzi
plan-rim = Cel: skraj mapy, gdzie można odkryć nowe sektory.
plan-planet = Cel: planeta { $sector } i jej sklepy.
plan-spot = Cel: { $sector }, { $spot }.
