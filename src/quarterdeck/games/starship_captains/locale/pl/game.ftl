# Gwiezdna Flota po polsku: własne słowa.
game-name = Gwiezdna Flota

# Figurki i przedmioty: zawsze w mianowniku
figure-R = czerwony chorąży
    .acc = czerwonego chorążego
    .ins = czerwonym chorążym
figure-Y = żółty chorąży
    .acc = żółtego chorążego
    .ins = żółtym chorążym
figure-B = niebieski chorąży
    .acc = niebieskiego chorążego
    .ins = niebieskim chorążym
figure-RC = czerwony komandor
    .acc = czerwonego komandora
    .ins = czerwonym komandorem
figure-YC = żółty komandor
    .acc = żółtego komandora
    .ins = żółtym komandorem
figure-BC = niebieski komandor
    .acc = niebieskiego komandora
    .ins = niebieskim komandorem
figure-C = kadet
    .acc = kadeta
    .ins = kadetem
figure-A = android
    .acc = androida
    .ins = androidem
figures-R = { figure-R }
figures-Y = { figure-Y }
figures-B = { figure-B }
figures-RC = { figure-RC }
figures-YC = { figure-YC }
figures-BC = { figure-BC }
figures-C = { figure-C }
figures-A = { figure-A }
to-R = { figure-R.ins }
to-Y = { figure-Y.ins }
to-B = { figure-B.ins }
artifact-ry = artefakt czerwono-żółty
artifact-rb = artefakt czerwono-niebieski
artifact-yb = artefakt żółto-niebieski
artifacts-ry = czerwono-żółty
artifacts-rb = czerwono-niebieski
artifacts-yb = żółto-niebieski
first-ry = czerwono-żółty
    .ins = czerwono-żółtym
first-rb = czerwono-niebieski
    .ins = czerwono-niebieskim
first-yb = żółto-niebieski
    .ins = żółto-niebieskim
second-ry = czerwono-żółty
    .ins = czerwono-żółtym
second-rb = czerwono-niebieski
    .ins = czerwono-niebieskim
second-yb = żółto-niebieski
    .ins = żółto-niebieskim
cargo-ry = { artifact-ry }
    .acc = { artifact-ry }
cargo-rb = { artifact-rb }
    .acc = { artifact-rb }
cargo-yb = { artifact-yb }
    .acc = { artifact-yb }
cargo-pirate = pirat
    .acc = pirata
kind-ry = { artifact-ry }
    .acc = { artifact-ry }
kind-rb = { artifact-rb }
    .acc = { artifact-rb }
kind-yb = { artifact-yb }
    .acc = { artifact-yb }
kind-pirate = pirat
    .acc = pirata
kind-medal = medal
    .acc = medal
coin-ry = { artifact-ry }
coin-rb = { artifact-rb }
coin-yb = { artifact-yb }
coin-pirate = pirat
coin-medal = medal
coin-A = android
track-fleet = Flota
track-androids = Androidy
track-pirates = Piraci
symbol-repair = naprawa
symbol-medal = medal
symbol-move = ruch
where-ship = plansza statku
    .acc = planszę statku
where-slot = sekcja technologii { $slot }
    .acc = sekcję technologii { $slot }
station-home = stacja macierzysta
    .gen = stacji macierzystej
    .acc = stację macierzystą
station-gold = złota stacja
    .gen = złotej stacji
    .acc = złotą stację
station-grey = szara stacja
    .gen = szarej stacji
    .acc = szarą stację
place-home = stacja macierzysta
    .acc = stację macierzystą
    .loc = na stacji macierzystej
route-between = { $colour } szlak { $from } – { $onward }
    .ins = { $colour_ins } szlakiem { $from } – { $onward }
    .loc = na { $colour_loc } szlaku { $from } – { $onward }
colour-green = zielony
    .ins = zielonym
    .loc = zielonym
colour-yellow = żółty
    .ins = żółtym
    .loc = żółtym
colour-purple = fioletowy
    .ins = fioletowym
    .loc = fioletowym
colour-red = czerwony
    .ins = czerwonym
    .loc = czerwonym
colour-blue = niebieski
colour-grey = szary
pirate-token = { $colour } pirat ({ $reward })
reward-medal = medal i artefakt
reward-android = android
room-navigation = sterownia
    .gen = sterowni
    .acc = sterownię
room-weapons = magazyn broni
    .gen = magazynu broni
    .acc = magazyn broni
room-science = laboratorium
    .gen = laboratorium
    .acc = laboratorium
room-repair = warsztat
    .gen = warsztatu
    .acc = warsztat
room-technology = technologia „{ $card }”
    .gen = technologii „{ $card }”
    .acc = technologię „{ $card }”
action-technology = weź technologię
action-mission = wypełnij misję
action-fight = walcz z piratami
action-passenger = działanie pasażera

# Menu
verb-activate = Aktywuj pomieszczenie figurką
verb-spend = Aktywuj pomieszczenie dwoma artefaktami
verb-perform = Wypełnij misję w tym miejscu
verb-train = Wyszkol figurkę
verb-promote = Awansuj chorążego
verb-pass = Spasuj do końca rundy
verb-end-turn = Zakończ turę
verb-fly = Leć szlakiem
verb-leap = Skocz do lokacji
verb-instead = Użyj technologii zamiast ruchu
verb-decline = Zrezygnuj
verb-attack = Walcz z piratem
verb-take = Weź technologię
verb-install = Zainstaluj dobraną kartę
verb-imitate = Skopiuj pomieszczenie
verb-mend = Napraw
verb-suffer = Otrzymaj uszkodzenie
verb-shrug = Zignoruj uszkodzenie
verb-sacrifice = Odrzuć ładunek zamiast otrzymać uszkodzenie
verb-lose = Wybierz ładunek, który ulega zniszczeniu
verb-jettison = Odrzuć ładunek, który się nie mieści
verb-choose = Wybierz jedną z możliwości
verb-accept = Zapłać
verb-pay = Wybierz, czym płacisz
verb-shed = Odrzuć kartę i użyj jej
verb-go = Przesuń znacznik na torze
verb-assign = Przydziel figurkę do rzędu
verb-apply = Zastosuj rząd
verb-ignore = Pomiń rząd
verb-again = Zastosuj rząd jeszcze raz
verb-order = Rozkaż figurce wrócić do sali odpraw
verb-work = Aktywuj jeszcze jedno pomieszczenie
verb-rest = Bez drugiego zadania
verb-invoke = Użyj technologii po misji
verb-enough = Nie używaj reszty
verb-furnish = Połóż artefakt w pomieszczeniu
verb-withdraw = Cofnij znacznik
verb-station = Wybierz szlak dla pirata
verb-lead = Wybierz, dokąd leci kapitan Cień
verb-point = Wybierz, którego pirata usuwa kapitan Cień

option-activate = Aktywuj { $room_acc } { $figure_ins }
option-activate-with-artifacts = Aktywuj { $room_acc } artefaktami { $first_ins } i { $second_ins }
option-perform = Wypełnij misję w tym miejscu
option-train = Wyszkol: { $figure } zostanie { $to }
option-promote = Awansuj { $figure_acc } na komandora
option-pass = Spasuj do końca rundy
option-end-turn = Zakończ turę
option-fly = Leć { $route_ins }
option-jump-to = Skocz na { $place_acc }
option-replace-move = Użyj technologii zamiast ruchu
option-decline = Zrezygnuj
option-attack = Walcz z piratem { $route_loc }
option-take-technology = Weź technologię „{ $card }” do sekcji { $slot }
option-install = Zainstaluj technologię „{ $card }” w sekcji { $slot }
option-copy-room = Skopiuj pomieszczenie „{ $card }”
option-repair-damage = Napraw { $where_acc }
option-take-damage = Otrzymaj uszkodzenie
option-ignore-damage = Zignoruj uszkodzenie
option-sacrifice = Odrzuć { $kind_acc } zamiast otrzymać uszkodzenie
option-lose-cargo = Strać { $kind_acc }
option-discard-cargo = Odrzuć { $kind_acc }
option-choose = Wybierz możliwość { $side }
option-chosen-side = { $chosen }
option-accept = Zapłać
option-pay = Zapłać: { $coin }
option-discard-card = Odrzuć kartę i użyj jej
option-advance-marker = { $steps ->
    [one] Przesuń się o { $steps } pole, tor „{ $track }”
    [few] Przesuń się o { $steps } pola, tor „{ $track }”
   *[many] Przesuń się o { $steps } pól, tor „{ $track }”
  }
option-assign = Przydziel do następnego rzędu: { $figure }
option-apply = Zastosuj rząd
option-ignore = Pomiń rząd
option-repeat-row = Zastosuj rząd jeszcze raz
option-order = Rozkaż figurce { $place } z kolejki wrócić do sali odpraw
option-activate-second-room = Komandor aktywuje także { $room_acc }
option-skip-second-task = Bez drugiego zadania
option-use-technology = Użyj technologii „{ $card }”
option-skip-remaining = Nie używaj reszty
option-place-artifact = Połóż { $artifact } do { $room_gen }
option-move-back = { $steps ->
    [one] Cofnij się o { $steps } pole, tor „{ $track }”, i zdobądź { $steps } medal
    [few] Cofnij się o { $steps } pola, tor „{ $track }”, i zdobądź { $steps } medale
   *[many] Cofnij się o { $steps } pól, tor „{ $track }”, i zdobądź { $steps } medali
  }
option-place-pirate = Postaw pirata na { $route }
option-send-shadow = Kapitan Cień leci na { $place_acc }
option-remove-pirate = Kapitan Cień usuwa pirata { $route_loc }

# O co pyta gra
prompt-turn = Twoja tura: szkol i awansuj do woli, a potem aktywuj pomieszczenie, wypełnij misję albo spasuj.
waiting-turn = Trwa tura kapitana.
prompt-moving = { $left ->
    [one] Możesz wykonać { $left } ruch.
   *[other] Możesz wykonać do { $left } ruchów.
  }
waiting-moving = Kapitan jest w drodze.
prompt-jumping = Możesz skoczyć do dowolnej innej lokacji.
waiting-jumping = Kapitan może skoczyć.
prompt-fighting = Możesz walczyć z piratem na szlaku przy twojej lokacji.
waiting-fighting = Kapitan może walczyć.
prompt-taking-technology = Możesz wziąć technologię.
waiting-taking-technology = Kapitan może wziąć technologię.
prompt-installing = Możesz zainstalować jedną z dobranych kart.
waiting-installing = Kapitan wybiera spośród dobranych kart.
prompt-copying = Którą technologię-pomieszczenie skopiować?
waiting-copying = Kapitan kopiuje pomieszczenie.
prompt-repairing = Możesz naprawić 1 uszkodzenie.
waiting-repairing = Kapitan może naprawiać.
prompt-struck = Grozi ci 1 uszkodzenie: otrzymujesz je czy mu zapobiegasz?
waiting-struck = Kapitanowi grozi uszkodzenie.
prompt-hit = Ładownie są pełne: który ładunek ulega zniszczeniu?
waiting-hit = Kapitan traci ładunek.
prompt-overfull = Nie wszystko się mieści: co odrzucasz?
waiting-overfull = Kapitan układa ładunek.
prompt-choosing = Wybierz jedno: { $sides }.
waiting-choosing = Kapitan wybiera.
prompt-offered = Możesz oddać { $price }. W zamian: { $benefit }.
waiting-offered = Kapitan może zapłacić.
prompt-owing = Oddajesz { $what }. Czym płacisz?
waiting-owing = Kapitan płaci.
prompt-once = Odrzucić kartę „{ $card }”, żeby jej użyć? Co daje: { $effects }.
waiting-once = Kapitan może zużyć kartę.
prompt-advancing = { $steps ->
    [one]
        Możesz przesunąć się o { $steps } pole { $track ->
            [any] na dowolnym torze
           *[other] na torze „{ $track }”
        }.
   *[other]
        Możesz przesunąć się do { $steps } pól { $track ->
            [any] na dowolnym torze
           *[other] na torze „{ $track }”
        }.
  }
waiting-advancing = Kapitan może przesunąć znacznik.
prompt-assigning = { $about ->
    [red] Kto idzie do rzędu { $row } (czerwony): { $effects }?
    [yellow] Kto idzie do rzędu { $row } (żółty): { $effects }?
    [blue] Kto idzie do rzędu { $row } (niebieski): { $effects }?
   *[android] Kto idzie do rzędu { $row } (tylko dla androida): { $effects }?
  }
waiting-assigning = Kapitan dobiera załogę na misję.
prompt-row-choice = Rząd { $row }: { $effects }. Zastosować go czy pominąć?
waiting-row-choice = Kapitan wypełnia misję.
prompt-second-task = Drugie zadanie komandora: inne pomieszczenie, rozkaz albo nic.
waiting-second-task = Komandor ma drugie zadanie.
prompt-second-task-on-mission = Drugie zadanie komandora: ten rząd jeszcze raz, rozkaz albo nic.
waiting-second-task-on-mission = Komandor ma drugie zadanie.
prompt-aftermath = Technologie, które działają po tej misji.
waiting-aftermath = Kapitan kończy misję.
prompt-looking = Znasz już następne misje. Przejdź dalej, kiedy zechcesz.
waiting-looking = Kapitan ogląda misje.
prompt-end-of-turn = Wszystko zrobione: zakończ turę.
waiting-end-of-turn = Kapitan kończy turę.
prompt-research = Możesz położyć artefakty w swoich pomieszczeniach.
waiting-research = Kapitanowie rozkładają artefakty w pomieszczeniach.
prompt-honour = Możesz cofnąć jeden ze swoich znaczników: medal za każde pole.
waiting-honour = Kapitanowie mogą cofnąć znaczniki.
prompt-scatter = Na którym szlaku pojawia się pirat?
waiting-scatter = Kapitan rozstawia piratów.
prompt-shadow-performs-mission = Kapitan Cień wypełnia misję: którą?
waiting-shadow-performs-mission = Kapitan Cień szuka misji.
prompt-shadow-fights = Kapitan Cień usuwa pirata: którego?
waiting-shadow-fights = Kapitan Cień walczy.

# Co się stało
captain-shadow = Kapitan Cień
event-set-up = { $seats ->
    [one] Statek jest gotowy.
    [few] Gotowe są { $seats } statki; zaczyna { $seat }.
   *[many] Gotowych jest { $seats } statków; zaczyna { $seat }.
  }
event-turn-ended = { $seat } kończy turę.
event-passed = { $seat } pasuje.
event-round-ended = Runda { $round } dobiegła końca.
event-round-begins = Rundę { $round } zaczyna { $seat }.
event-crew-rested = { $seat }: znów w sali odpraw: { $figures }.
event-scored = { $total ->
    [one] { $seat } zdobywa { $total } punkt.
    [few] { $seat } zdobywa { $total } punkty.
    [many] { $seat } zdobywa { $total } punktów.
   *[other] { $seat } zdobywa { $total } punktu.
  }
event-room-activated = { $seat } aktywuje { $room_acc } { $figure_ins }.
event-room-activated-by-artifacts = { $seat } aktywuje { $room_acc } za artefakty: { $artifacts }.
event-extra-work = { $seat }: komandor aktywuje także { $room_acc }.
event-ordered = { $seat }: { $figure } na rozkaz wraca do sali odpraw.
event-room-copied = { $seat } kopiuje pomieszczenie „{ $card }”.
event-trained = { $seat } szkoli: { $figure } zostaje { $to }.
event-promoted = { $seat } awansuje { $figure_acc } na komandora.
event-moved = { $seat } przylatuje na { $place_acc } ({ $route }).
event-jumped = { $seat } skacze na { $place_acc }.
event-reserved = { $seat } rezerwuje planetę { $place }.
event-station-used = { $seat } korzysta ze { $station_gen }.
event-station-open = Kafelek wraca na { $station_acc }.
event-station-blocked = Kafelek czeka jeszcze rundę, na stacji jest statek: { $station }.
event-station-closed = Kafelek stacji opuszcza grę: { $station }. Stoi tam statek, a to ostatnia runda.
event-damage-taken = { $seat } otrzymuje 1 uszkodzenie, na planszy statku jest ich teraz { $in_all }.
event-damage-ignored = { $seat } ignoruje uszkodzenie.
event-cargo-destroyed = { $seat } traci { $cargo_acc }.
event-cargo-jettisoned = { $seat } odrzuca { $cargo_acc }, który się nie mieści.
event-cargo-sacrificed = { $seat } odrzuca { $cargo_acc } zamiast otrzymać uszkodzenie.
event-repaired = { $seat } naprawia { $where_acc }.
event-medals-gained = { $count ->
    [one] { $seat } zdobywa { $count } medal.
    [few] { $seat } zdobywa { $count } medale.
   *[many] { $seat } zdobywa { $count } medali.
  }
event-android-gained = { $seat } zdobywa androida.
event-cadet-gained = { $seat } zdobywa kadeta.
event-artifact-gained = { $seat } zdobywa { $artifact }.
event-pirate-gained = { $seat } zdobywa pirata z zasobów.
event-figure-recalled = { $seat }: z kolejki wraca do sali odpraw: { $figure }.
event-paid = { $seat } płaci: { $coin }.
event-pirate-appeared = Pojawia się { $pirate } { $route_loc }.
event-pirate-without-route = Nie ma wolnego szlaku i { $pirate } odlatuje.
event-pirate-driven-off = Odlatuje { $pirate }, bo { $route } jest już zajęty.
event-pirate-fought = { $seat } walczy z piratem { $route_loc }.
event-pirate-captured = { $seat } zatrzymuje pirata.
event-uprising = Powstanie! Z każdej planety z numerem wyruszają piraci.
event-technology-installed = { $seat } instaluje technologię „{ $card }” w sekcji { $slot }.
event-technology-bonus = { $seat }: pasujące krawędzie dają premię „{ $symbol }”.
event-ability-works = { $seat }: działa „{ $card }”.
event-technology-discarded = { $seat } odrzuca technologię „{ $card }”.
event-technology-laid-out = Technologia „{ $card }” trafia na pole { $space }.
event-cards-drawn = { $count ->
    [one] { $seat } dobiera { $count } kartę.
    [few] { $seat } dobiera { $count } karty.
   *[many] { $seat } dobiera { $count } kart.
  }
event-card-put-away = { $seat } odkłada kartę „{ $card }”.
event-shared-card-used-up = { $seat } zużywa wspólną kartę „{ $card }”.
event-mission-begun = { $seat } zaczyna misję „{ $mission }” { $place_loc }.
event-assigned = { $seat } przydziela do rzędu { $row }: { $figure }.
event-row-applied = { $seat } stosuje rząd { $row }.
event-row-ignored = { $seat } pomija rząd { $row } ({ $figure }).
event-mission-completed = { $points ->
    [one] { $seat } wypełnia misję „{ $mission }” i otrzymuje { $points } punkt.
    [few] { $seat } wypełnia misję „{ $mission }” i otrzymuje { $points } punkty.
   *[many] { $seat } wypełnia misję „{ $mission }” i otrzymuje { $points } punktów.
  }
event-number-moved = Numer { $number } przechodzi zakryty na { $place_acc }.
event-mission-laid-out = Nowa misja: „{ $mission }”, { $place }.
event-missions-looked-at = { $count ->
    [one] { $seat } ogląda { $count } następną misję.
    [few] { $seat } ogląda { $count } następne misje.
   *[many] { $seat } ogląda { $count } następnych misji.
  }
event-advanced = { $seat } przesuwa się na pole { $space }, tor „{ $track }”.
event-track-bonus = { $seat }: premia z pola { $space }, tor „{ $track }”.
event-lap-completed = { $seat } kończy okrążenie { $laps }, tor „{ $track }”: 5 punktów.
event-event-happens = Wydarzenie, tor „{ $track }”: „{ $event }”.
event-event-removed = Wydarzenie „{ $event }” znika.
event-technologies-shared = Wszyscy mogą używać: { $cards }.
event-tokens-on-stations = Na każdej stacji leży teraz { $kind }.
event-token-taken = { $seat } zabiera ze stacji żeton wydarzenia: { $kind }.
event-room-furnished = { $seat } kładzie { $artifact } do { $room_gen }.
event-withdrew = { $steps ->
    [one] { $seat } cofa się o { $steps } pole, tor „{ $track }”.
    [few] { $seat } cofa się o { $steps } pola, tor „{ $track }”.
   *[many] { $seat } cofa się o { $steps } pól, tor „{ $track }”.
  }
event-action-turned = Kapitan Cień: { $action } (pole { $space }).
event-actions-shuffled = { $count ->
    [one] Kapitan Cień ma w tej rundzie { $count } kartę akcji.
    [few] Kapitan Cień ma w tej rundzie { $count } karty akcji.
   *[many] Kapitan Cień ma w tej rundzie { $count } kart akcji.
  }
event-shadow-jumped = Kapitan Cień skacze na { $place_acc }.
event-shadow-took-technology = Kapitan Cień odrzuca technologię „{ $card }”.
event-shadow-performed = Kapitan Cień wypełnia misję „{ $mission }” { $place_loc }.
event-shadow-fought = Kapitan Cień usuwa pirata { $route_loc }.
event-shadow-idle = Nic się nie dzieje.
event-passenger-acts = Twój pasażer działa.

# Co zrobili inni od twojej ostatniej tury: części jednego zdania
recap-room-activated = aktywuje { $room_acc }
recap-room-activated-by-artifacts = aktywuje { $room_acc } za artefakty
recap-extra-work = aktywuje { $room_acc }
recap-trained = szkoli kadeta, który zostaje { $to }
recap-promoted = awansuje { $figure_acc } na komandora
recap-moved = leci na { $place_acc }
recap-jumped = skacze na { $place_acc }
recap-pirate-fought = walczy z piratem
recap-technology-installed = instaluje technologię „{ $card }”
recap-mission-completed = { $points ->
    [one] wypełnia misję „{ $mission }” ({ $points } punkt)
    [few] wypełnia misję „{ $mission }” ({ $points } punkty)
   *[many] wypełnia misję „{ $mission }” ({ $points } punktów)
  }
recap-lap-completed = kończy okrążenie { $laps } na torze „{ $track }”
recap-event-happens = wywołuje wydarzenie „{ $event }”
recap-passed = pasuje

# Dlaczego nie
reason-another-row = Figurki obsadzają rzędy po kolei: teraz rząd { $row }.
reason-flight-destination = na { $place_acc }
reason-flight-pirate = 1 uszkodzenie: po drodze { $pirate }
reason-fight-pirate = 1 uszkodzenie; { $pirate }
reason-room-does-nothing = teraz nic to nie da
reason-androids-activate-nothing = Androidy nie aktywują pomieszczeń.
reason-androids-do-not-learn = Androidów się nie szkoli ani nie awansuje.
reason-artifacts-show-other-colours = Oba artefakty muszą mieć kolor pomieszczenia.
reason-activate-navigation-first = Najpierw trzeba tam polecieć: aktywuj sterownię czerwoną figurką.
reason-activate-weapons-first = Aby walczyć z piratem, najpierw aktywuj magazyn broni żółtą figurką.
reason-activate-science-first = Aby wziąć technologię, najpierw aktywuj laboratorium niebieską figurką.
reason-activate-repair-first = Aby naprawiać, najpierw aktywuj warsztat dowolną figurką oprócz androida.
reason-cannot-be-ordered = Rozkaz przywołuje z kolejki tylko kadeta albo chorążego w kolorze komandora.
reason-cannot-pay = Nie możesz tym zapłacić.
reason-card-not-drawn = Tej karty nie ma wśród dobranych.
reason-commanders-keep-their-colour = Komandor zachowuje swój kolor.
reason-figure-not-ready = W twojej sali odpraw nie ma takiej figurki.
reason-gains-happen = Z tego, co dostajesz po misji, nie można zrezygnować.
reason-no-damage-there = Nie ma tam uszkodzenia.
reason-no-mission-here = Tam, gdzie jest twój statek, nie ma misji.
reason-no-pirate-there = Nie ma tam pirata albo szlak nie dochodzi do twojej lokacji.
reason-no-ring-left = Wszystkie pięć pierścieni awansu jest w użyciu.
reason-no-room-to-copy = Nie ma takiej technologii-pomieszczenia na planszy centralnej.
reason-no-route-here = Ten szlak nie dochodzi do twojej lokacji.
reason-no-such-pair = Nie masz tych dwóch artefaktów.
reason-no-such-room = Twój statek nie ma takiego pomieszczenia.
reason-no-such-route = Nie ma takiego szlaku.
reason-no-such-slot = Nie ma takiej sekcji technologii.
reason-not-another-colour = Szkolenie daje inny kolor.
reason-not-that-far-back = Znacznika nie da się cofnąć tak daleko.
reason-nothing-ignores-damage = Nic nie pozwala ci zignorować tego uszkodzenia.
reason-nothing-instead-of-moves = Nie masz technologii, która zastępuje ruch.
reason-only-ensigns-are-promoted = Awansować mogą tylko chorążowie.
reason-other-track = To przesunięcie dotyczy innego toru.
reason-reserved-by-another = Tę planetę zarezerwował inny kapitan.
reason-route-has-a-pirate = Na tym szlaku jest już pirat.
reason-row-was-not-applied = Rząd nie został zastosowany, więc nie można go powtórzyć.
reason-slot-damaged = Najpierw trzeba naprawić tę sekcję.
reason-slot-taken = W tej sekcji jest już karta.
reason-technology-not-on-offer = Tej karty nie ma na planszy centralnej.
reason-too-few-figures = Misja ma więcej rzędów, niż masz figurek w sali odpraw.
reason-too-few-medals = Masz za mało medali.
reason-too-many-steps = { $most ->
    [one] Najwyżej { $most } pole.
    [few] Najwyżej { $most } pola.
   *[many] Najwyżej { $most } pól.
  }
reason-wrong-colour = Kolor figurki nie pasuje do pomieszczenia.

# Co mówią karty
effect-move = { $count ->
    [one] możesz wykonać { $count } ruch
   *[other] wykonaj do { $count } ruchów
  }
effect-jump = możesz skoczyć
effect-fight = { $count ->
    [one] możesz walczyć z { $count } piratem
   *[other] możesz walczyć z piratami (do { $count })
  }
effect-tech = { $how ->
    [replace] możesz wziąć technologię (także zamiast jednej ze swoich)
   *[other] możesz wziąć technologię
  }
effect-repair = { $count ->
    [one] napraw { $count } uszkodzenie
   *[other] napraw do { $count } uszkodzeń
  }
effect-damage = { $count ->
    [one] otrzymaj { $count } uszkodzenie
    [few] otrzymaj { $count } uszkodzenia
   *[many] otrzymaj { $count } uszkodzeń
  }
effect-ambush = zasadzka
effect-medal = { $count ->
    [one] zdobądź { $count } medal
    [few] zdobądź { $count } medale
   *[many] zdobądź { $count } medali
  }
effect-artifact = { $count ->
    [one] zdobądź { $count } artefakt
    [few] zdobądź { $count } artefakty
   *[many] zdobądź { $count } artefaktów
  }
effect-pirate = żeton pirata
effect-android = zdobądź androida
effect-cadet = zdobądź kadeta
effect-recall = przywróć pierwszą figurkę ze swojej kolejki
effect-advance = { $steps ->
    [one] { $track ->
        [any] { $steps } pole na dowolnym torze
       *[other] { $steps } pole na torze „{ $track }”
      }
   *[other] { $track ->
        [any] do { $steps } pól na jednym torze
       *[other] do { $steps } pól na torze „{ $track }”
      }
  }
effect-advance-twice = 1 pole na dowolnym torze i potem 1 na tym samym lub innym
effect-hive = do 1 pola na torze „Androidy” za każdego androida załogi
effect-library = { $count ->
    [one] dobierz { $count } technologię (możesz ją zainstalować)
    [few] dobierz { $count } technologie (możesz zainstalować jedną z nich)
   *[many] dobierz { $count } technologii (możesz zainstalować jedną z nich)
  }
effect-plans = { $count ->
    [one] dobierz { $count } technologię omega (możesz ją zainstalować)
    [few] dobierz { $count } technologie omega (możesz zainstalować jedną z nich)
   *[many] dobierz { $count } technologii omega (możesz zainstalować jedną z nich)
  }
effect-stargate = { $count ->
    [one] obejrzyj { $count } następną misję
    [few] obejrzyj { $count } następne misje
   *[many] obejrzyj { $count } następnych misji
  }
effect-copy = zrób to, co technologia-pomieszczenie na planszy centralnej
effect-or = { " albo " }
side-of-choice = „{ $text }”
effect-choice = { $either }
effect-price = możesz oddać { $cost }: { $gain }
effect-times = { $effect } ({ $count } razy)
cost-medal = { $count ->
    [one] { $count } medal
    [few] { $count } medale
   *[many] { $count } medali
  }
cost-artifact = { $count ->
    [one] { $count } artefakt
    [few] { $count } artefakty
   *[many] { $count } artefaktów
  }
cost-pirate = { $count ->
    [one] { $count } żeton pirata
    [few] { $count } żetony piratów
   *[many] { $count } żetonów piratów
  }
cost-android = androida
cost-tech = jedną ze swoich technologii

# Całe karty
card-room = { $about ->
    [red] Czerwone pomieszczenie: { $does }.
    [yellow] Żółte pomieszczenie: { $does }.
    [blue] Niebieskie pomieszczenie: { $does }.
   *[grey] Szare pomieszczenie: { $does }.
  }
card-once = Aby użyć tej karty, odrzucasz ją.
card-replaces = Gdy ją bierzesz, możesz ją położyć zamiast jednej ze swoich technologii.
card-edges = Krawędzie od góry: z lewej { $left }; z prawej { $right }.
card-no-symbol = –
card-points = { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
  }
card-row = { $about ->
    [red] Czerwony: { $does }.
    [yellow] Żółty: { $does }.
    [blue] Niebieski: { $does }.
   *[android] Tylko dla androida: { $does }.
  }
card-technologies = Po wydarzeniu androidów możesz używać: { $cards }.
card-action = Karta pasażera: { $does }.
card-no-action = Karta pasażera: nic się nie dzieje.
ability-after-mission = { $about ->
    [red] Po misji z czerwonym rzędem: { $does }.
    [yellow] Po misji z żółtym rzędem: { $does }.
    [blue] Po misji z niebieskim rzędem: { $does }.
    [android] Po misji z rzędem tylko dla androida: { $does }.
   *[hostile] Po misji, na której widać walkę, zasadzkę, żeton pirata lub tor „Piraci”: { $does }.
  }
ability-bonus = { $about ->
    [repair] Gdy pasujące krawędzie dają naprawę, zamiast niej: { $does }.
    [medal] Gdy pasujące krawędzie dają medal, zamiast niego: { $does }.
   *[move] Gdy pasujące krawędzie dają ruch, zamiast niego: { $does }.
  }
ability-one-more-move = Raz na turę, gdy wykonujesz ruch, możesz wykonać jeszcze jeden.
ability-instead-of-move = Zamiast każdego pojedynczego ruchu lub skoku: { $does }.
ability-instead-of-damage = { $about ->
    [pirate] Zamiast otrzymać 1 uszkodzenie możesz odrzucić pirata z ładowni.
   *[artifact] Zamiast otrzymać 1 uszkodzenie możesz odrzucić artefakt z ładowni.
  }
ability-stands-for-medal = { $about ->
    [pirate] Gdy płacisz medalami, każdy może zastąpić pirat z twojej ładowni.
   *[artifact] Gdy płacisz medalami, każdy może zastąpić artefakt z twojej ładowni.
  }
ability-ignores-damage = Możesz zignorować pierwsze uszkodzenie każdej misji.
ability-translates = Każde przesunięcie na jednym torze możesz wykonać na jednym innym.
ability-holds = { $about ->
    [one] { $about } dodatkowa ładownia, która nie otrzymuje uszkodzeń.
    [few] { $about } dodatkowe ładownie, które nie otrzymują uszkodzeń.
   *[many] { $about } dodatkowych ładowni, które nie otrzymują uszkodzeń.
  }
scoring-rule = Na koniec gry: { $points } { $each }.
scoring-rule-most = Na koniec gry: { $points } { $each }, najwyżej { $most }.
scoring-points = { $rate ->
    [one] { $shown } punkt
    [few] { $shown } punkty
    [many] { $shown } punktów
   *[other] { $shown } punktu
  }
scoring-mission = { $about ->
    [red] za każdą misję z czerwonym rzędem
    [yellow] za każdą misję z żółtym rzędem
    [blue] za każdą misję z niebieskim rzędem
    [android] za każdą misję z rzędem tylko dla androida
   *[any] za każdą misję
  }
scoring-crew = za każdą { $colours } figurkę załogi
crew-colour-red = czerwoną
crew-colour-yellow = żółtą
crew-colour-blue = niebieską
scoring-room = { $about ->
    [red] za każdą twoją czerwoną technologię-pomieszczenie
    [yellow] za każdą twoją żółtą technologię-pomieszczenie
    [blue] za każdą twoją niebieską technologię-pomieszczenie
    [grey] za każdą twoją szarą technologię-pomieszczenie
   *[any] za każdą twoją technologię-pomieszczenie
  }
scoring-pair = za każdą widoczną parę takich samych symboli na stykających się krawędziach twojej planszy technologii
scoring-commander = za każdego komandora
scoring-android = za każdego androida
scoring-cadet = za każdego kadeta
scoring-damage = za każde uszkodzenie na statku i na planszy technologii
scoring-empty-hold = za każdą pustą ładownię
scoring-artifact-kind = za każdy rodzaj artefaktów w ładowniach
scoring-artifact = za każdy artefakt w ładowniach
scoring-pirate = za każdego pirata w ładowniach
scoring-medal = za każdy medal
scoring-technology = za każdą twoją technologię
scoring-lap = za każde ukończone okrążenie toru
scoring-last-track = za każdy punkt twojego znacznika, który został najdalej w tyle
scoring-game = w każdym wypadku
event-text-each = Wszyscy kapitanowie po kolei: { $does }.
event-text-stations = { $about ->
    [pirate] Na każdej stacji kładzie się pirata. Kto pierwszy skończy tam turę, otrzymuje 1 uszkodzenie i zatrzymuje pirata bez nagrody.
   *[medal] Na każdej stacji kładzie się medal dla tego, kto pierwszy skończy tam turę.
  }
event-text-research = Każdy kapitan po kolei może położyć do 2 artefaktów w pomieszczeniach swojego statku, po jednym w każdym. Takie pomieszczenie aktywują chorążowie i komandorzy każdego koloru.
event-text-honour = Każdy kapitan po kolei może cofnąć jeden swój znacznik o 1–3 pola, ale nie poza początek okrążenia, i zyskuje medal za każde pole.
event-text-scatter = { $about ->
    [one] Na szlaku bez pirata pojawia się { $about } pirat: szlak wybiera kapitan, który wywołał wydarzenie.
    [few] Na szlakach bez piratów pojawiają się piraci ({ $about }): szlaki wybiera kapitan, który wywołał wydarzenie.
   *[many] Na szlakach bez piratów pojawia się piratów: { $about }. Szlaki wybiera kapitan, który wywołał wydarzenie.
  }
event-text-share = Odtąd wszyscy używają technologii spod tej karty tak, jakby były zainstalowane. Karta, którą trzeba odrzucić, zadziała dla każdego kapitana raz.
action-text-technology = Kapitan Cień skacze do twojego statku. Technologia pod tą kartą zostaje odrzucona i zastąpiona nową.
action-text-mission = Kapitan Cień leci jednym szlakiem na planetę z misją, na której cię nie ma, i odrzuca tę misję. Jeśli takiej planety nie ma, nic się nie dzieje.
action-text-fight = Kapitan Cień usuwa pirata ze szlaku przy swoim statku. Jeśli piratów tam nie ma, nic się nie dzieje.
action-text-passenger = Spotyka cię to, co mówi karta twojego pasażera.

# Stół słowami
describe-round = Runda { $round } z { $rounds }. Następna nowa misja pojawi się tu: { $place }.
describe-captain = { $seat }, { $place }: medale { $medals }, uszkodzenia { $damage }, misje { $missions } (punkty { $points })
describe-crew = Sala odpraw: { $figures }. Kolejka od początku: { $queue }.
describe-holds = Ładownie: { $cargo }; wolne: { $free }.
describe-slots = Sekcje: { $slots }.
describe-slot-empty = ({ $slot }) pusto
describe-slot-damage = ({ $slot }) uszkodzenie
describe-slot-card = ({ $slot }) { $card }
describe-shared = Wspólne: { $all }.
describe-furnished = Pomieszczenia z artefaktem w środku, dla każdego koloru: { $all }.
describe-markers = Tory: Flota { $fleet }, Androidy { $androids }, Piraci { $pirates }.
describe-mission-begun = Trwa misja „{ $mission }”, rzędy od góry: { $figures }.
describe-captain-short = { $seat }, { $place }: medale { $medals }, uszkodzenia { $damage }, gotowi: { $figures }; w kolejce { $queue }; ładownie: { $cargo }; tory { $fleet }, { $androids }, { $pirates }.
describe-passed = (pas)
describe-offer = Technologie na planszy centralnej:
describe-place = { $place }: { $there }.
describe-mission = misja „{ $mission }”
describe-number = numer { $number }
describe-number-down = numer { $number } zakryty
describe-tile-here = kafelek na miejscu
describe-tile-away = kafelek wróci w rundzie { $round }
describe-tile-gone = kafelka już nie będzie
describe-next = tu pojawi się następna misja
describe-token = do zabrania: { $kind }
describe-ships = statki: { $all }
describe-reserved = planetę rezerwuje { $seat }
describe-routes = Szlaki: { $ways }.
describe-route = { $colour } – { $place }
describe-route-pirate = { $colour } – { $place }, na nim { $pirate }
describe-track = { $track }, premie: { $spaces }.
describe-edges = Sekcja { $slot }: z lewej { $left }; z prawej { $right }.
describe-event = Wydarzenie na polu { $space }: { $event }
describe-decks = Zostało: technologie { $technologies } { $top ->
    [none] {""}
    [alpha] (na wierzchu alfa)
   *[beta] (na wierzchu beta)
  }, omegi { $omegas }, misje { $mission_deck }, artefakty { $artifacts }, piraci { $pirates }.
ending-sheet = { $seat }: misje { $missions }, tory { $tracks }, omegi i pasażer { $omegas }, załoga i piraci { $figures }, medale i artefakty { $medals }, uszkodzenia { $damage }: razem { $total }
ending-omega = { $card }: { $points }
ending-winners = { $count ->
    [one] Wygrywa { $all }.
   *[many] Zwycięstwo dzielą: { $all }.
  }
describe-turned = Karty akcji kapitana Cienia w tej rundzie:

# Planety i strony torów
place-p1 = Ambra
    .acc = Ambrę
    .loc = na Ambrze
place-p2 = Brisk
    .acc = Brisk
    .loc = na Brisku
place-p3 = Corvo
    .acc = Corvo
    .loc = na Corvo
place-p4 = Dunmere
    .acc = Dunmere
    .loc = na Dunmere
place-p5 = Eftel
    .acc = Eftel
    .loc = na Eftelu
place-p6 = Fennick
    .acc = Fennick
    .loc = na Fennicku
place-p7 = Gorse
    .acc = Gorse
    .loc = na Gorse
place-p8 = Hollow
    .acc = Hollow
    .loc = na Hollow
place-p9 = Ilex
    .acc = Ilex
    .loc = na Ilexie
place-p10 = Juna
    .acc = Junę
    .loc = na Junie
place-p11 = Kestrel
    .acc = Kestrel
    .loc = na Kestrelu
place-p12 = Lumen
    .acc = Lumen
    .loc = na Lumenie
place-p13 = Maren
    .acc = Maren
    .loc = na Marenie
place-p14 = Nimbus
    .acc = Nimbus
    .loc = na Nimbusie
place-p15 = Orlo
    .acc = Orlo
    .loc = na Orlo
track-fleet-A = Flota, strona A
track-fleet-B = Flota, strona B
track-androids-A = Androidy, strona A
track-androids-B = Androidy, strona B
track-pirates-A = Piraci, strona A
track-pirates-B = Piraci, strona B

# Nazwy technologii
name-duct-tape-autopilot = Autopilot na taśmę klejącą
name-scenic-route-planner = Nawigator malowniczych tras
name-diplomatic-pouch = Poczta dyplomatyczna
name-short-hop-drive = Napęd krótkich skoków
name-tractor-beam = Promień ściągający
name-escape-pod = Kapsuła ratunkowa
name-ramming-speed = Prędkość taranowania
name-fold-space-corkscrew = Korkociąg do przestrzeni
name-spring-cleaning-course = Kurs na wiosenne porządki
name-stun-cannon = Działo ogłuszające
name-bounty-desk = Biuro nagród za głowy
name-boarding-shuttle = Wahadłowiec abordażowy
name-parley-flag = Flaga rokowań
name-pirate-costumes = Pirackie przebrania
name-quantum-torpedoes = Torpedy kwantowe
name-wanted-poster-press = Drukarnia listów gończych
name-prisoner-exchange = Wymiana jeńców
name-disproportionate-response = Nieproporcjonalna odpowiedź
name-tinkerers-bench = Warsztat majsterkowicza
name-curiosity-cabinet = Gabinet osobliwości
name-robot-etiquette-course = Kurs etykiety robotów
name-mystery-crate = Tajemnicza skrzynia
name-holodeck = Holopokład
name-omega-megacomputer = Megakomputer omega
name-android-kit = Android do składania
name-self-installing-manual = Samoinstalująca się instrukcja
name-trade-in-counter = Punkt wymiany sprzętu
name-pocketknife-console = Konsola scyzoryk
name-suggestion-box = Skrzynka pomysłów
name-all-hands-siren = Syrena „Wszyscy na pokład!”
name-additional-engine = Dodatkowy silnik
name-super-accumulator = Superakumulator
name-artifact-gallery = Galeria artefaktów
name-hyper-lockers = Hiperszafki
name-cloaking-coat = Powłoka maskująca
name-repair-bots = Roboty naprawcze
name-training-holovisor = Holowizor szkoleniowy
name-red-talisman = Czerwony talizman
name-yellow-talisman = Żółty talizman
name-blue-talisman = Niebieski talizman
name-getaway-pilot = Pilot z włączonym silnikiem
name-damage-control-party = Drużyna awaryjna
name-press-officer = Rzecznik prasowy
name-armoured-hull = Opancerzony kadłub
name-museum-grade-armour = Muzealny pancerz
name-trophy-gallery = Galeria trofeów
name-wormhole-generator = Generator tuneli podprzestrzennych
name-pirate-transmitter = Piracki nadajnik
name-universal-translator = Uniwersalny tłumacz
name-lost-android-office = Biuro androidów znalezionych
name-explorers-memoirs = Pamiętniki odkrywcy
name-brawlers-scrapbook = Album zabijaki
name-collected-papers = Naukowe dzieła zebrane
name-tidy-wiring = Porządne okablowanie
name-officers-mess = Mesa oficerska
name-museum-of-dents = Muzeum wgnieceń
name-artifact-blueprints = Plany artefaktów
name-wanted-list = Lista poszukiwanych
name-crew-of-daredevils = Załoga śmiałków
name-crew-of-stargazers = Załoga gwiazdomarzycieli
name-crew-of-tinkerers = Załoga złotych rączek
name-warranty-folder = Teczka z gwarancjami

# Nazwy misji
name-first-contact = Pierwszy kontakt
name-arena-fight = Walka na arenie
name-lost-world = Zaginiony świat
name-rescue-the-younglings = Na ratunek maluchom
name-roddenberries = Roddenborówki
name-living-slime = Żywy śluz
name-trading-emotion-chips = Handel czipami emocji
name-anti-time-anomaly = Anomalia antyczasu
name-shipwreck-salvage = Wrak do wzięcia
name-prototype-shuttlecraft = Prototypowy prom
name-stargate = Gwiezdne wrota
name-repairing-the-repair-station = Naprawa stacji naprawczej
name-the-talking-asteroid = Gadająca asteroida
name-comet-rodeo = Rodeo na kometach
name-smugglers-lighthouse = Latarnia przemytników
name-the-forbidden-button = Zakazany guzik
name-eclipse-festival = Festiwal zaćmień
name-overdue-library-book = Przetrzymana książka
name-black-market-day = Dzień czarnego rynku
name-asteroid-insurance-claim = Odszkodowanie za asteroidę
name-quarantine-karaoke = Karaoke w kwarantannie
name-minefield-census = Spis pola minowego
name-the-cave-of-echoes = Jaskinia ech
name-android-library = Biblioteka androidów
name-stealing-secret-plans = Kradzież tajnych planów
name-repairing-the-hive-mind = Naprawa umysłu zbiorowego
name-omnipotent-being = Wszechmocna istota
name-the-bearded-doubles = Brodate sobowtóry
name-diplomatic-dinner = Kolacja dyplomatyczna
name-the-sleeper-ship = Statek śpiących
name-royal-wedding-in-orbit = Królewskie wesele na orbicie
name-pirate-talent-show = Piracki konkurs talentów
name-dome-under-siege = Oblężona kopuła
name-volcano-evacuation = Ewakuacja spod wulkanu
name-the-museum-of-tomorrow = Muzeum jutra
name-haunted-freighter = Nawiedzony frachtowiec
name-the-clockwork-monastery = Nakręcany klasztor
name-toll-booth-at-the-nebula = Bramka przed mgławicą
name-the-singing-leviathan = Śpiewający lewiatan
name-gas-giant-regatta = Regaty na gazowym olbrzymie
name-robot-court = Sąd robotów
name-a-spy-among-the-houseplants = Szpieg wśród doniczek
name-the-crystal-orchestra = Kryształowa orkiestra
name-two-captains-one-chair = Dwóch kapitanów, jeden fotel
name-a-planet-for-sale = Planeta na sprzedaż
name-negotiations-in-mime = Negocjacje na migi
name-a-very-small-invasion = Bardzo mała inwazja
name-the-borrowed-moon = Pożyczony księżyc
name-parliament-of-planets = Parlament planet
name-siege-of-the-tea-house = Oblężenie herbaciarni

# Nazwy wydarzeń
name-diplomatic-directive-12 = Dyrektywa dyplomatyczna nr 12
name-collective-research = Wspólne badania
name-general-overhaul = Remont generalny
name-open-day-at-the-academy = Dzień otwarty akademii
name-technology-fair = Targi technologii
name-open-blueprints = Otwarte schematy
name-explosive-escalation = Wybuchowa eskalacja
name-word-of-honour = Słowo honoru
name-raiding-season = Sezon na rabunek
name-smugglers-jumble-sale = Wyprzedaż u przemytników
name-general-alarm = Alarm ogólny
name-shore-leave-for-one = Przepustka dla jednej osoby
name-unlocked-workshop = Otwarty warsztat
name-stowaway-with-references = Pasażer na gapę z referencjami

# Pasażerowie
name-teddy = Miś Tedi
name-the-ambassador = Ambasador
name-the-safety-inspector = Inspektor BHP
name-the-reformed-pirate = Nawrócony pirat
name-the-touring-curator = Wędrowny kustosz
name-the-android-philosopher = Android filozof

# Co opowiadają misje i wydarzenia
flavour-first-contact = Przybyli w pokoju. A potem poprosili o kartę dań.
flavour-arena-fight = Tłum chce widowiska. Twoje żebra chcą pomówić z tłumem.
flavour-lost-world = Wszystko tu dawno wymarło, a część zdążyła zgłodnieć.
flavour-rescue-the-younglings = Czterdzieści jaj, jeden inkubator i wszystkie się wykluwają.
flavour-roddenberries = Najsłodsze owoce w sektorze. Kolce są w pełni rozumne.
flavour-living-slime = Zjada poszycie kadłuba, ale mówi „proszę”.
flavour-trading-emotion-chips = Dwie melancholie za jedno lekkie rozbawienie. Ostatnia cena.
flavour-anti-time-anomaly = Ta misja jest już skończona. Teraz trzeba ją zacząć.
flavour-shipwreck-salvage = Znalezione niekradzione, chyba że zaminowane.
flavour-prototype-shuttlecraft = Potrzebny pilot, za którym nikt nie zatęskni. Na przykład pirat.
flavour-stargate = Prowadzą wszędzie. Kolejka jest odpowiednio długa.
flavour-repairing-the-repair-station = Jedyny klucz leży w środku tego, co ma odkręcić.
flavour-the-talking-asteroid = Cztery miliardy lat bez towarzystwa. Ma dużo do powiedzenia.
flavour-comet-rodeo = Osiem sekund na ogonie i jesteś legendą. Albo kraterem.
flavour-smugglers-lighthouse = Świeci tylko tym, których nie ma na żadnej liście.
flavour-the-forbidden-button = Dla nauki. I dlatego, że ktoś napisał „nie naciskać”.
flavour-eclipse-festival = Trzy księżyce, trzy zabawy i ani cienia wątpliwości.
flavour-overdue-library-book = Trzysta lat po terminie. Kara to niewielka planeta.
flavour-black-market-day = Bez paragonu, bez pytań, bez powrotu do zwykłej przestrzeni.
flavour-asteroid-insurance-claim = Proszę zderzyć się jeszcze raz, powoli, rzeczoznawca notuje.
flavour-quarantine-karaoke = Wirus jest niegroźny. Roznosi go śpiew.
flavour-minefield-census = Raz, dwa, trzy... nie, to był księżyc. Od początku.
flavour-the-cave-of-echoes = Powtarza każde słowo. Od tygodnia z poprawkami.
flavour-android-library = Prosimy o ciszę. Niektóre książki wciąż się kompilują.
flavour-stealing-secret-plans = Plan skoku: ukraść plan skoku.
flavour-repairing-the-hive-mind = Próbowaliście wyłączyć wszystkich i włączyć ponownie?
flavour-omnipotent-being = Potrafi absolutnie wszystko i wszystko ją już nudzi.
flavour-the-bearded-doubles = Twoja załoga z innego wszechświata. Poznasz ją po brodach.
flavour-diplomatic-dinner = Świeczek się nie je. Ambasadora również.
flavour-the-sleeper-ship = Nastawili budzik na rok trzytysięczny i zaspali.
flavour-royal-wedding-in-orbit = Panna młoda jest chmurą, pan młody źle znosi pogodę.
flavour-pirate-talent-show = Pierwsza nagroda: połowa łupu. Druga nagroda: jury.
flavour-dome-under-siege = Trzymajcie śluzę! Nie tę. Tę, która przecieka.
flavour-volcano-evacuation = Wszyscy na pokład, a pamiątkowa lawa zostaje.
flavour-the-museum-of-tomorrow = W sali piątej wisi twój mundur. Podpis: „kopia”.
flavour-haunted-freighter = Duchy jadą jako pasażerowie. Bilety mają ważne.
flavour-the-clockwork-monastery = Co rano nakręcają się nawzajem, w każdym sensie.
flavour-toll-booth-at-the-nebula = Tylko odliczona kwota. Mgławica z obu stron taka sama.
flavour-the-singing-leviathan = Zwrotka trwa dziewięć lat. Teraz leci refren, więc szybko.
flavour-gas-giant-regatta = Wiatr: dwa tysiące węzłów. Szkolenie odwołano.
flavour-robot-court = Najpierw wyrok, to oszczędza wszystkim mnóstwo czasu.
flavour-a-spy-among-the-houseplants = Jedna z tych paproci robi notatki.
flavour-the-crystal-orchestra = Oklaski zabronione, pierwsze skrzypce by pękły.
flavour-two-captains-one-chair = Obu mianowano przez pomyłkę. Liczy się tylko jedna pomyłka.
flavour-a-planet-for-sale = Słoneczna, cicha, jeden właściciel. Dudnienie bez znaczenia.
flavour-negotiations-in-mime = Albo chcą pokoju, albo po sali lata osa.
flavour-a-very-small-invasion = Ich okręt flagowy mieści się w cukiernicy. Strzelił pierwszy.
flavour-the-borrowed-moon = Musi wrócić na orbitę, zanim ktoś spojrzy w górę.
flavour-parliament-of-planets = Punkt pierwszy obrad: kto ma teraz głos?
flavour-siege-of-the-tea-house = Ostatniego ciastka nie dostaną nigdy.
flavour-diplomatic-directive-12 = Dyrektywy od 1 do 11 są jeszcze w tłumaczeniu.
flavour-collective-research = Każdy coś przynosi do sali i nikt niczego nie zabiera.
flavour-general-overhaul = Wreszcie suchy dok jest otwarty, suchy i naprawdę jest dokiem.
flavour-open-day-at-the-academy = Obiecano im tort. Tortu nie było, a i tak zostali.
flavour-technology-fair = Stary gadżet zamienisz na nowy, który inaczej piszczy.
flavour-open-blueprints = Androidy dzielą się wszystkim oprócz puenty.
flavour-explosive-escalation = Ktoś źle zaparkował. Ktoś inny miał działa.
flavour-word-of-honour = Mały krok w tył i gotówka do ręki.
flavour-raiding-season = Co roku zaczyna się wcześniej.
flavour-smugglers-jumble-sale = Wszystko musi zniknąć, najlepiej przed kontrolą celną.
flavour-general-alarm = Nikt nie wie, kto wcisnął. Za to nikt nie śpi.
flavour-shore-leave-for-one = Plaża jest pusta, kolejka do warsztatu też.
flavour-unlocked-workshop = Kartka na drzwiach: „Częstuj się, naoliw się”.
flavour-stowaway-with-references = Poleca go trzech kapitanów. Każdy chce go z powrotem w kajdanach.

# Epilogi
epilogue-0-20 = Twój statek wrócił na holu, a holownik przysłał rachunek. W akademii na podstawie twojego dziennika uczą, do czego służy czerwona wajcha.
epilogue-21 = Paradę na twoją cześć przeniesiono na mniejszą ulicę, potem na korytarz. Maszerujesz nim samotnie, ale równym krokiem.
epilogue-22 = Dowództwo przeczytało twój raport dwa razy, licząc na inne zakończenie. Nie doczekało się.
epilogue-23 = Dostajesz biurko z widokiem. Widać z niego twój dawny statek.
epilogue-24 = Zamówiono tabliczkę z twoim nazwiskiem. Grawer pyta, czy pisownia naprawdę ma znaczenie.
epilogue-25 = Załoga wspomina cię ciepło, głównie dzień, w którym zepsuło się ogrzewanie.
epilogue-26 = Flota dziękuje za służbę i za zostawienie kluczy w portierni.
epilogue-27 = Dostajesz nowe dowództwo: latarnię. Nie lata, więc nic się nie stanie.
epilogue-28 = Twoja wyprawa zajmuje w kronice stronę, z czego pół to spis wgnieceń.
epilogue-29 = Jedna szkoła prosi o opowieść o przygodach. Druga prosi o trochę krótszą.
epilogue-30 = Nikt się nie zgubił, nic nie wybuchło dwa razy. Admirał mówi, że jest na czym budować.
epilogue-31 = Proponują ci ten sam statek na kolejny rok, bo nikt inny nie chce tego fotela.
epilogue-32 = Piraci przysłali kartkę: liczą na kolejne spotkanie, tak im się miło wypoczęło.
epilogue-33 = Twoje medale mieszczą się w jednej kieszeni. To porządna kieszeń, na guzik.
epilogue-34 = Dokerzy ci salutują. Nie wiadomo, czy żartem, więc na wszelki wypadek odsalutowujesz.
epilogue-35 = Androidy wpisały cię do teczki „obiecujący białkowcy”. Teczka jest bardzo cienka.
epilogue-36 = Na cześć twojego statku nazwano mały księżyc. Jest krzywy, ale świeci.
epilogue-37 = Wydano twój dziennik. Najlepsze recenzje ma rozdział kucharza, i rozpiera cię duma.
epilogue-38 = Wracasz na czas i z tą samą załogą. Dowództwo sprawdza to dwukrotnie.
epilogue-39 = Trzy planety miło wspominają twoją wizytę, czwarta zgodziła się nie iść do sądu.
epilogue-40 = Admirał ściska ci dłoń i prawie poprawnie mówi twoje nazwisko. Za rok się uda.
epilogue-41 = Solidna robota, mówi raport, tonem zarezerwowanym dla mostów, które się nie zawaliły.
epilogue-42 = Stary komputer pyta o twoją podróż i jest całkiem zadowolony z odpowiedzi.
epilogue-43 = Kadeci wymieniają się kartami z twoim portretem. Za dwie dostaje się jedną mgławicę.
epilogue-44 = Stacja naprawcza nazwała twoim imieniem śrubę: trudno ją przekręcić, ale trzyma.
epilogue-45 = Jesteś dokładnie takim kapitanem, jakiego miał na myśli regulamin. Regulamin się rumieni.
epilogue-46 = Ktoś ułożył o tobie szantę. Trzecia zwrotka jest nawet prawdziwa.
epilogue-47 = Flota wreszcie maluje twój statek. Kolor wybierasz ty, płomienie wybiera załoga.
epilogue-48 = Ambasadorowie chcą latać z tobą. Podobno dla towarzystwa, choć może dla ciasteczek.
epilogue-49 = Twoje nazwisko jest w gazecie: nad pogodą i bez ani jednego błędu.
epilogue-50 = Pół setki dobrych uczynków, policzone i podstemplowane. Urzędnik robi kopię dla siebie.
epilogue-51 = Akademia wiesza twój portret na schodach, tam gdzie każdy musi zwolnić.
epilogue-52 = Piraci opuszczają przed tobą bandery. Jeden macha, po czym się wstydzi.
epilogue-53 = Twój pierwszy oficer odmawia własnego statku, żeby zostać z tobą jeszcze rok.
epilogue-54 = Androidy obliczyły twój sukces i pokazują teraz wzór swoim dzieciom.
epilogue-55 = W sprzedaży jest zabawka: twój statek. Baterie w komplecie, wgniecenia też.
epilogue-56 = Dwa światy kończą wojnę, bo oba chcą siedzieć obok ciebie przy kolacji.
epilogue-57 = Admirał prosi o twoją radę i zapisuje ją, a nazwisko piórem.
epilogue-58 = Młodzi kapitanowie naśladują twój styl lądowania. Ubezpieczyciele proszą, żeby przestali.
epilogue-59 = Chcą cię umieścić na monecie. Upierasz się, żeby statek był na awersie.
epilogue-60 = Stacja macierzysta wydaje ucztę. Nawet automaty oddają resztę.
epilogue-61 = Twoją trasą jeździ linia turystyczna. Przewodnik ścisza głos we właściwych miejscach.
epilogue-62 = Każdy kadet zna twoją wyprawę na pamięć, a niektórzy potrafią też wybuchy.
epilogue-63 = Rada piratów wybiera cię na honorowego kapitana. Głosowanie było uczciwe, co ich zdumiało.
epilogue-64 = Mgławica układa się w twój portret. Astronomowie mówią o zbiegu okoliczności i czerwienieją.
epilogue-65 = Twojemu statkowi proponują miejsce w muzeum. Odmawia: woli latać z tobą.
epilogue-66 = Trzy frakcje podpisują jeden traktat i wszystkie trzy żądają twojego pióra.
epilogue-67 = Flota nazywa twoim imieniem stopień. Awanse stały się wyraźnie weselsze.
epilogue-68 = Poetom skończyły się rymy do twojego imienia, więc zamówili u androidów nowe.
epilogue-69 = Nawet wszechmocna istota pyta, jak to możliwe. Obiecujesz opowiedzieć po następnym rejsie.
epilogue-70 = Na stu światach zegary nastawia się według twojego powrotu. Przybywasz punktualnie w południe.
epilogue-71 = Gwiazdy, do których nie zawitał twój statek, piszą z pytaniem, czym zawiniły.
epilogue-72 = Historia prosi o drugi tom, a okładkę zostawia tobie.
epilogue-73 = Admirałowie wstają, gdy wchodzisz, i nikt nie siada przed twoją załogą.
epilogue-74 = Jeszcze krok i trzeba by wymyślić nowe słowo na kapitana. Już szukają.
epilogue-75 = Nowe słowo na kapitana jednak się przydało. Komisja zebrała się dwa razy i za każdym razem wraca do twojego imienia.
epilogue-77 = Latarnicy trzech układów przygaszają światła, gdy przelatujesz. Nikt ich o to nie prosił.
epilogue-79 = Piraci postawili ci pomnik. Trochę kradziony, ale od serca.
epilogue-81 = Twoich mechaników zaproszono z wykładem o silnikach. Przynieśli klucz i dostał owację na stojąco.
epilogue-83 = Androidy wybrały cię najbardziej logiczną istotą organiczną dekady. Drugie miejsce zajął kaktus.
epilogue-85 = Kartografowie specjalnie zostawiają puste brzegi map, na wypadek gdyby przyszła ci ochota tam polecieć.
epilogue-87 = W akademii odtworzono twoją salę odpraw, z okruszkami ciastek włącznie. Kadetom nie wolno tam sprzątać.
epilogue-89 = Dwoje admirałów kłóci się o to, kto cię odkrył. Załoga nie pamięta ani jednego, ani drugiego.
epilogue-91 = Szlaki handlowe biegną teraz przez miejsca twoich postojów. Zupa tam zdrożała, ale nadal jest dobra.
epilogue-93 = Flota zmieniła motto na zdanie, które padło kiedyś z twoich ust przy śniadaniu.
epilogue-95 = Kometa zmienia orbitę, żeby cię odprowadzić. Astronomowie przestali szukać wyjaśnień.
epilogue-97 = Ubezpieczenie twojego statku jest za darmo. Firma prosi tylko o wzmiankę w pamiętnikach.
epilogue-99 = Prawie setka, mówi urzędnik i dorzuca punkt za charakter pisma. Oddajesz go kucharzowi.
epilogue-101 = Na tablicy w kwaterze głównej mieściły się dwie cyfry. Stolarz jest już w drodze.
epilogue-103 = Każda frakcja świętuje cię innego dnia. Masz teraz cztery urodziny i prawie nie masz kiedy latać.
epilogue-105 = Twój dziennik pokładowy czyta się na głos na orbicie. Zdaje się, że słucha nawet próżnia.
epilogue-107 = Wszechmocna istota robi notatki i prosi, żeby mówić trochę wolniej.
epilogue-109 = Stacja macierzysta podlatuje po trochu tam, gdzie jesteś. Nikt się nie przyznaje, że ją włączył.
epilogue-111 = Piraci, flota za flotą, zajmują się ogrodnictwem. Róże nazywają na cześć twojego statku.
epilogue-113 = Uniwersytet otwiera wydział poświęcony tobie. Egzamin wstępny to jeden długi lot i filiżanka herbaty.
epilogue-115 = Statki nowej klasy mają twoje wgniecenia od nowości. Inżynierowie mówią, że lepiej się prowadzą.
epilogue-117 = Podróżnicy w czasie stoją w kolejce, żeby zobaczyć twoje lądowanie. Dok sprzedaje im wczorajsze bilety.
epilogue-119 = Ostatnia niezbadana mgławica pisze do floty i prosi właśnie o ciebie.
epilogue-121 = Gdzie pojawi się twój statek, tam wybucha pokój. Twoi żółci chorążowie uczą się grać na wiolonczeli.
epilogue-123 = Androidy mają nowe powiedzenie: mylić się jest rzeczą ludzką, a latać — twoją.
epilogue-125 = Sam kosmos trochę się skurczył, żeby wszyscy mieli do twoich opowieści najwyżej dzień drogi.
epilogue-127 = Proponują ci całą flotę. Prosisz o swój stary statek, swoją załogę i wolny czwartek.
epilogue-129 = Gwiazdozbiory narysowano od nowa. Twój to ten, który wygląda, jakby zaraz miał odlecieć.
epilogue-131 = Twoja wyprawa staje się miarą wszystkich innych. Gdzieś dziecko patrzy w górę, widzi twój statek i wybiera sobie własną gwiazdę.
