# Przygotowanie gry, tury, interesy, ładunki, misje, tytuły i sława.
game-name = Xia
here = tutaj
to-number = kapitan { $number }
winners-number = kapitan { $number }
# Zawsze w bierniku: „kupuje 1 kostkę przypraw”.
behind-amount = { $cargo_gen }
cargo-amount = { $count ->
    [one] { $count } kostkę { $cargo_gen }
    [few] { $count } kostki { $cargo_gen }
   *[many] { $count } kostek { $cargo_gen }
  }
clean-true = bez śladu i nikt nigdy się o tym nie dowie
clean-false = niepostrzeżenie

# Źródła sławy
source-exploration = odkrycia
    .acc = odkrycie
source-missions = misje
    .acc = ukończoną misję
source-combat = walka
    .acc = zwycięstwo w walce
source-trade = handel
    .acc = udany handel
source-ships = nowe statki
    .acc = nowy statek
source-wealth = bogactwo
    .acc = bogactwo
source-help = pomoc
    .acc = pomoc
source-titles = tytuły
    .acc = tytuł
source-luck = szczęście
    .acc = łut szczęścia
source-gates = pierwsze użycie wrót
    .acc = pierwsze użycie wrót

# Stałe polecenia
about-defence = obrona
    .gen = obrony
about-damage = uszkodzenia
    .gen = uszkodzeń
about-abilities = zdolności używane w dowolnej chwili
    .gen = zdolności używanych w dowolnej chwili
answer-ask = pytaj mnie
answer-none = nie
answer-one = jeden znacznik na najlepszej tarczy
answer-choose = pytaj o każdą komorę
answer-auto = rozmieść je za mnie

# Rodzaje możliwości
verb-pick = Wybierz statek
verb-outfit = Kup wyposażenie
verb-ready = Zacznij
verb-end-actions = Zakończ akcje
verb-arm = Naładuj znaczniki
verb-repair = Napraw statek
verb-sell-outfit = Sprzedaj wyposażenie
verb-arrange = Przestaw wyposażenie w ładowni
verb-new-ship = Kup nowy statek
verb-buy-fame = Kup sławę
verb-end-business = Zakończ interesy
verb-buy = Kup ładunek
verb-sell = Sprzedaj ładunek
verb-gather = Wydobywaj, zbieraj lub odzyskuj
verb-pick-up = Podnieś kostki
verb-jettison = Wyrzuć kostki za burtę
verb-take-mission = Weź misję
verb-keep = Zatrzymaj misję
verb-keep-none = Nie zatrzymuj żadnej misji
verb-task = Wykonaj zadanie misji
verb-deliver = Ukończ misję
verb-abort = Odrzuć misję
verb-claim = Zalicz zniszczenie do misji
verb-experience = Skorzystaj z doświadczenia
verb-give = Przekaż kredyty
verb-order = Stałe polecenia

option-pick = Wybierz { $ship_acc }
option-buy-outfit = Kup { $outfit_acc }
option-ready = Nie kupuj nic więcej
option-end-actions = Zakończ akcje
option-arm = { $count ->
    [0] Nie ładuj znaczników
    [one] Naładuj { $count } znacznik
    [few] Naładuj { $count } znaczniki
   *[many] Naładuj { $count } znaczników
  }
option-repair = Napraw wszystkie uszkodzenia
option-sell-outfit = Sprzedaj { $outfit_acc }
option-arrange = Przestaw wyposażenie w ładowni
option-new-ship = Kup { $ship_acc }
option-buy-fame = Kup 1 punkt sławy
option-end-business = Zakończ interesy
option-buy = Kup { $cargo }
option-sell = Sprzedaj { $cargo }
option-gather = Zdobądź tu ładunek
option-pick-up = Podnieś { $cargo }
option-jettison = Wyrzuć za burtę { $cargo }
option-take-mission = Obejrzyj nowe misje
option-keep = Zatrzymaj misję „{ $mission }”
option-keep-none = Nie zatrzymuj żadnej
option-task = { $ship ->
    [tutaj] Wykonaj zadanie misji
   *[other] Wykonaj zadanie misji i okradnij { $ship_acc }
  }
option-deliver = Ukończ misję
option-abort = Odrzuć misję
option-claim = Zalicz to zniszczenie do swojej misji
option-experience = Skorzystaj z doświadczenia i rzuć jeszcze raz
option-give = Przekaż { $amount } kredytów kapitanowi { $ship_gen }
option-standing-order = Stałe polecenie w sprawie { $about_gen }: { $answer }

# O co pyta gra
prompt-picking-ship = Wybierz swój statek.
waiting-picking-ship = { $seat } wybiera statek.
prompt-first-outfits = Kup wyposażenie statku albo zacznij grę.
prompt-first-outfits-advised = Kup wyposażenie statku albo zacznij grę. { role-explorer } kupuje { name-raptor-k-engine.acc }, odkrywa sektory i zbiera żetony. { role-trader } kupuje { name-m-22-engine.acc } i { name-targe-shield.acc }, za resztę bierze 2 kostki przypraw { name-kemplar-ii.loc } i sprzedaje je { name-neo-damascus.loc }. { role-worker } kupuje { name-halon-engine.acc } i { name-targe-shield.acc }, a potem bierze misję w najbliższym punkcie misji. { role-pirate } kupuje { name-m-22-engine.acc } i { name-saker-v-blaster.acc } i atakuje statki z ładunkiem lub z nagrodą za głowę.
waiting-first-outfits = { $seat } wyposaża statek.
prompt-action-phase = Twoja tura: wykonaj tyle akcji, ile chcesz.
waiting-action-phase = { $seat } ma swoją turę.
prompt-business = Jesteś na planecie: załatw interesy, a potem je zakończ.
waiting-business = { $seat } załatwia interesy.
prompt-arming = Ile znaczników ładujesz, po 1 energii za każdy?
waiting-arming = { $seat } ładuje znaczniki.
prompt-choosing-mission = Którą misję zatrzymujesz?
waiting-choosing-mission = { $seat } ogląda misje.
prompt-claiming = Zaliczasz to zniszczenie do swojej misji?
waiting-claiming = { $seat } decyduje, na co przyda się to zniszczenie.
prompt-refitting = Na pokładzie { $ship_gen } nie wszystko się zmieści. Co sprzedajesz lub zostawiasz?
waiting-refitting = { $seat } przenosi się na nowy statek.

# Co się stało
event-rolled-for-order = { $seat } wyrzuca { $face } w rzucie o kolejność.
event-tie-rolled = O remisie rozstrzyga k20, wypada { $face }.
event-npc-dealt = { $seat } dostaje kartę { $npc_gen }.
event-ship-picked = { $seat } wybiera { $ship_acc }.
event-ship-placed = { $seat } startuje { $sector_loc }.
event-game-began = { $goal ->
    [one] Zaczyna { $seat }. Wygra, kto pierwszy zdobędzie { $goal } punkt sławy.
    [few] Zaczyna { $seat }. Wygra, kto pierwszy zdobędzie { $goal } punkty sławy.
   *[many] Zaczyna { $seat }. Wygra, kto pierwszy zdobędzie { $goal } punktów sławy.
  }
event-turn-began = { $seat } zaczyna turę { $round }.
event-turn-skipped = { $seat } traci turę.
event-turn-ended = { $seat } kończy turę.
event-npc-turn-began = Swoją turę zaczyna { $npc }.
event-round-ended = Runda { $round } dobiegła końca.
event-fame-gained = { $amount ->
    [one] { $seat } zdobywa { $amount } punkt sławy za { $source_acc } i ma teraz { $fame }.
    [few] { $seat } zdobywa { $amount } punkty sławy za { $source_acc } i ma teraz { $fame }.
   *[many] { $seat } zdobywa { $amount } punktów sławy za { $source_acc } i ma teraz { $fame }.
  }
event-game-won = Koniec gry. Zwycięża { $winners }.
event-title-revealed = Wszyscy mogą się teraz ubiegać o tytuł „{ $title }”.
event-title-put-aside = Tytułu „{ $title }” nie da się teraz zdobyć, więc zostaje odłożony.
event-title-earned = { $seat } zasługuje na tytuł „{ $title }” i dostanie go w najbliższej fazie stanu.
event-title-claimed = { $seat } dostaje tytuł „{ $title }”.
event-markers-armed = { $count ->
    [one] { $seat } ładuje znacznik.
    [few] { $seat } ładuje { $count } znaczniki.
   *[many] { $seat } ładuje { $count } znaczników.
  }
event-recharged = { $seat } uzupełnia całą energię.
event-repaired = { $credits ->
    [0] { $seat } naprawia za darmo wszystkie uszkodzenia.
   *[other] { $seat } naprawia wszystkie uszkodzenia za { $credits } kredytów.
  }
event-outfit-bought = { $seat } kupuje { $outfit_acc } za { $credits } kredytów.
event-outfit-sold = { $seat } sprzedaje { $outfit_acc } za { $credits } kredytów.
event-hold-arranged = { $seat } przestawia wyposażenie w ładowni.
event-ship-bought = { $seat } kupuje { $ship_acc } za { $credits } kredytów.
event-credits-given = { $seat } przekazuje { $credits } kredytów, dostaje je { $to }.
event-cargo-bought = { $seat } kupuje { $cargo } za { $credits } kredytów.
event-bonus-cube = { $seat } dostaje jeszcze jedną kostkę { $cargo_gen }.
event-cargo-sold = { $seat } sprzedaje { $cargo } za { $credits } kredytów.
event-cargo-gathered = { $seat } zdobywa { $cargo }.
event-cargo-picked-up = { $seat } podnosi { $cargo }.
event-cargo-jettisoned = { $seat } wyrzuca za burtę { $cargo }.
event-token-collected = { $seat } znajduje { $token_acc }.
event-missions-looked-at = { $count ->
    [one] { $seat } ogląda { $count } misję.
    [few] { $seat } ogląda { $count } misje.
   *[many] { $seat } ogląda { $count } misji.
  }
event-missions-shuffled = Odrzucone misje zostają potasowane i tworzą nową talię.
event-mission-kept = { $seat } zatrzymuje zakrytą misję.
event-no-mission-kept = { $seat } nie zatrzymuje żadnej misji.
event-mission-boarded = { $seat } bierze na pokład pasażerów { $sector_loc }.
event-mission-loaded = { $seat } bierze na pokład kontrabandę { $sector_loc }.
event-mission-revealed = { $seat } odsłania misję „{ $mission }”.
event-payment-fixed = { $seat } dostanie za misję { $credits } kredytów.
event-caught = { $seat } daje się przyłapać.
event-experience-used = { $seat } korzysta z doświadczenia i odrzuca misję „{ $mission }”.
event-sneaked = { $seat } przemyca kontrabandę { $clean }.
event-mission-completed = { $seat } kończy misję „{ $mission }” i dostaje { $credits } kredytów.
event-mission-lost = { $seat } traci misję.
event-mission-aborted = { $seat } odrzuca misję.

# Co inni zrobili od twojej ostatniej tury: części jednego zdania
recap-sector-laid = odkrywa { $sector_acc }
recap-token-collected = znajduje { $token_acc }
recap-cargo-bought = kupuje { $cargo }
recap-cargo-sold = sprzedaje { $cargo } za { $credits } kredytów
recap-cargo-gathered = zdobywa { $cargo }
recap-mission-revealed = odsłania misję „{ $mission }”
recap-mission-completed = kończy misję „{ $mission }” za { $credits } kredytów
recap-title-claimed = dostaje tytuł „{ $title }”
recap-ship-bought = kupuje { $ship_acc }
recap-turn-skipped = traci turę

# Co by z tego wynikło
reason-costs-credits = kosztuje { $credits } kredytów
reason-gains-credits = daje { $credits } kredytów
reason-wins-game = od razu wygrywa grę
reason-gains-fame = { $fame ->
    [one] daje { $fame } punkt sławy
    [few] daje { $fame } punkty sławy
   *[many] daje { $fame } punktów sławy
  }
reason-gains-bounty = zwiększa nagrodę za twoją głowę o { $credits }
reason-energy-left = { $energy ->
    [0] zużyjesz całą energię
    [one] zostanie ci { $energy } energia
    [few] zostaną ci { $energy } energie
   *[many] zostanie ci { $energy } energii
  }
reason-pay-waits = zapłata zostanie ustalona po odkryciu { $sector_gen }
reason-pays-for-distance = { $sectors ->
    [one] daje { $credits } kredytów za { $sectors } sektor
    [few] daje { $credits } kredytów za { $sectors } sektory
   *[many] daje { $credits } kredytów za { $sectors } sektorów
  }
reason-pays-by-roll = daje od { $low } do { $high } kredytów, zależnie od rzutu; średnio { $mean }
reason-pays-for-tier = daje { $credits } kredytów
reason-risk-caught = { $percent }% szans na wpadkę (wyrzuć { $safe } lub więcej): misja przepadnie, a nagroda za twoją głowę wzrośnie
reason-gather-cube = { $rolls } ({ $percent }%): kostka
reason-gather-damage = { $rolls } ({ $percent }%): uszkodzenia równe wynikowi rzutu; średnio { $mean }
reason-gather-drain = { $rolls } ({ $percent }%): utrata energii równa wynikowi rzutu; średnio { $mean }
reason-gather-destroyed = { $rolls } ({ $percent }%): statek zostanie zniszczony

# Dlaczego nie
reason-not-enough-credits = Masz za mało kredytów.
reason-often-enough = W tej turze nie możesz już tego powtórzyć.
reason-only-captains-receive = Kredyty można przekazywać tylko innym kapitanom.
reason-whole-thousands = Każda kwota jest wielokrotnością 1 000 kredytów.
reason-no-such-order = Nie ma takiego stałego polecenia.
reason-cannot-arm-so-many = Nie możesz naładować tylu znaczników.
reason-no-such-cargo = Zapisz ilość ładunku na przykład tak: 2spice+1holo.
reason-nothing-to-buy-here = Nie da się tu kupić ładunku.
reason-other-cargo-bought-here = Sprzedają tu inny ładunek.
reason-pairs-only = Ładunek kupuje się parami.
reason-no-room-for-cubes = Nie ma miejsca na tyle kostek.
reason-nothing-to-sell-here = Nikt tu nie skupuje ładunków.
reason-other-cargo-sold-here = Nikt tu nie chce tego ładunku.
reason-cubes-not-aboard = Nie masz tych kostek.
reason-nothing-to-gather-here = Nie ma tu nic do wydobycia, zebrania ani odzyskania.
reason-no-free-compartment = Potrzebujesz wolnej komory na kostkę.
reason-cubes-not-here = Tych kostek tu nie ma.
reason-own-jettison = W tej samej turze nie można podnieść kostek, które się wyrzuciło.
reason-no-mission-point = Misje bierze się w punktach misji.
reason-has-mission = Masz już misję.
reason-mission-point-used = Misje w tym samym punkcie ogląda się raz na turę.
reason-no-missions-left = Nie ma już misji.
reason-no-active-mission = Nie masz misji.
reason-task-done = Zadanie tej misji jest już wykonane.
reason-task-is-a-kill = To zadanie wykonuje się przez zniszczenie statku.
reason-not-the-place = Zadania twojej misji nie da się wykonać tutaj.
reason-not-in-delivery-sector = W tym sektorze kończy się misja, więc zadanie trzeba wykonać gdzie indziej.
reason-target-not-adjacent = Cel musi być obok.
reason-not-the-target = Twoja misja nie dotyczy tego statku.
reason-task-not-done = Zadanie misji nie jest jeszcze wykonane.
reason-not-sneaked = Kontrabanda nie jest jeszcze przemycona na planetę.
reason-not-the-delivery = Tej misji nie kończy się tutaj.
reason-no-experience = Nie masz ukończonej misji tego rodzaju.
reason-no-such-outfit = Nie ma takiego wyposażenia.
reason-outfit-sold-out = Tego wyposażenia już nie ma w sprzedaży.
reason-outfit-does-not-fit = Nie ma na to miejsca w ładowni.
reason-outfit-not-owned = Nie masz takiego wyposażenia.
reason-outfit-damaged = Uszkodzonego wyposażenia nie można ani przestawić, ani sprzedać.
reason-no-such-layout = Zapisz układ na przykład tak: „m-22-engine 0,1 2 + targe-shield 2,0 1f”.
reason-section-off-the-hold = Każda sekcja musi leżeć na komorze.
reason-sections-overlap = Sekcje nie mogą leżeć ani na sobie, ani na uszkodzeniach.
reason-no-such-ship = Ten statek nie jest na sprzedaż.
reason-ship-of-wrong-tier = Nowy statek musi być dokładnie o jedną klasę wyższy niż twój.
reason-no-ship-above = Nie ma statków powyżej klasy 3.
reason-nothing-to-repair = Twój statek nie jest uszkodzony.
reason-winning-point-not-for-sale = Zwycięskiego punktu nie można kupić.
reason-ship-taken = Tego statku nie można wybrać.

# Stół w słowach
describe-round = { $goal ->
    [one] Runda { $round }. Celem jest { $goal } punkt sławy.
    [few] Runda { $round }. Celem są { $goal } punkty sławy.
   *[many] Runda { $round }. Celem jest { $goal } punktów sławy.
  }
describe-legend = Cyfry to kapitanowie, E Stróż Prawa, S Łotr, M Kupiec. A asteroidy, D szczątki, N mgławica, P planeta, G wrota, * gwiazda; ! punkt misji, ? żeton, o punkt odrodzenia, b zakup, s sprzedaż, m wydobycie, h zbiór, v odzysk.
describe-sector = { $sector } na polu { $at }
describe-stack = { $count ->
    [0] Wszystkie sektory są już znane.
    [one] Nieznany pozostaje jeszcze { $count } sektor.
    [few] Nieznane pozostają jeszcze { $count } sektory.
   *[many] Nieznanych pozostaje jeszcze { $count } sektorów.
  }
describe-captain = { $fame ->
    [one] { $seat }, { $ship } na polu { $at }: { $fame } punkt sławy, { $credits } kredytów, nagroda za głowę { $bounty }
    [few] { $seat }, { $ship } na polu { $at }: { $fame } punkty sławy, { $credits } kredytów, nagroda za głowę { $bounty }
   *[many] { $seat }, { $ship } na polu { $at }: { $fame } punktów sławy, { $credits } kredytów, nagroda za głowę { $bounty }
  }
describe-captain-away = { $fame ->
    [one] { $seat }, { $ship } poza mapą: { $fame } punkt sławy, { $credits } kredytów
    [few] { $seat }, { $ship } poza mapą: { $fame } punkty sławy, { $credits } kredytów
   *[many] { $seat }, { $ship } poza mapą: { $fame } punktów sławy, { $credits } kredytów
  }
describe-power = energia { $energy }, znaczniki naładowane { $armed } i rozładowane { $disarmed }, uszkodzenia { $damage } z { $size }
describe-outfits = wyposażenie: { $outfit }
describe-cargo = wiezie { $cargo }
describe-mission = misja „{ $mission }”
describe-mission-hidden = zakryta misja
describe-titles = tytuły: { $title }
describe-npc = { $npc } na polu { $at }, nagroda za głowę { $bounty }, kredyty { $credits }
describe-npc-away = { $npc } jest poza mapą
describe-open-titles = tytuły do zdobycia: { $title }
describe-here = Tutaj: { $sector }, { $terrain }.
describe-here-marked = Tutaj: { $sector }, { $terrain }, { $mark }.
ending-captain = { $fame ->
    [0] { $seat } na pokładzie { $ship_gen } nie zdobywa sławy
    [one] { $seat } na pokładzie { $ship_gen } zdobywa { $fame } punkt sławy ({ $all })
    [few] { $seat } na pokładzie { $ship_gen } zdobywa { $fame } punkty sławy ({ $all })
   *[many] { $seat } na pokładzie { $ship_gen } zdobywa { $fame } punktów sławy ({ $all })
  }
ending-source = { $source } { $fame }
ending-winners = { $count ->
    [one] Zwycięża { $all }.
   *[other] Wspólnie zwyciężają { $all }.
  }
ending-tied = Sława jest równa, zdecydowały kredyty.

# Gra z instruktorem
guided-now = { $found } z { $number }

# Przed grą
introduction = Pierwsza gra
introduction-about = Instruktor prowadzi cię krok po kroku przez dwie tury, potem grasz dalej, dążąc do celów.
start-game = Jaka to ma być gra?
start-game-first = Układ dla początkujących
start-game-first-about = 5 punktów sławy, znane sektory startowe, bez statków niezależnych.
start-game-short = Krótka
start-game-short-about = 5 punktów sławy, około 15 minut na każdego kapitana.
start-game-normal = Zwykła
start-game-normal-about = 10 punktów sławy, około 30 minut na każdego kapitana.
start-game-long = Długa
start-game-long-about = 15 punktów sławy.
start-game-epic = Epicka
start-game-epic-about = 20 punktów sławy, około 45 minut na każdego kapitana.
start-npcs = Kto jeszcze tam lata?
start-npcs-with = Stróż Prawa, Łotr i Kupiec
start-npcs-with-about = Program prowadzi ich według kart.
start-npcs-without = Nikt
start-npcs-without-about = Tylko kapitanowie.
