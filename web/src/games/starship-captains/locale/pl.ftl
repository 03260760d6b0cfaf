# Plansza Gwiezdnej Floty: to, co widać na ekranie poza komunikatami serwera.
sc-you = ty
sc-captains = Kapitanowie w kolejności tur
sc-show-ship = Pokaż statek: { $name }
sc-own-ship = Do swojego statku
sc-first-player = pierwszy gracz
sc-passed = pas
sc-actions-left = Pozostałe karty akcji Kapitana Cienia
sc-map = Mapa gwiazd
sc-open-missions = Odkryte misje
sc-round-track = Tor rund
sc-round = Runda { $round }
sc-round-of = runda { $round } z { $rounds }
sc-round-gain = Każdy dostaje: { $gain }
sc-round-tiles = Wracają kafelki stacji: { $stations }
sc-next-mission = nowa misja
sc-no-pirate = Na tym szlaku nie ma pirata.
sc-costs-damage = Kosztuje 1 uszkodzenie
sc-pirate-there = Przelot obok kosztuje 1 uszkodzenie; kto walczy, dostaje 1 uszkodzenie i nagrodę.
sc-ships-here = Statki tutaj: { $names }
sc-reserved = Rezerwuje: { $name }
sc-station-open = { $station }, kafelek na miejscu
sc-station-used = { $station }, kafelek wykorzystany
sc-mission-here = Misja „{ $mission }”, { $points }
sc-number-here = Kafelek z numerem { $number }
sc-number-next = Kafelek z numerem { $number }: tu pojawi się następna misja
sc-number-down = Kafelek z numerem { $number }, zakryty
sc-nothing-here = Nic tu nie leży
sc-tile-gives = Jeśli skończysz tu turę, gdy kafelek leży: { $gains }
sc-token-medal = Na tego, kto skończy tu turę, czeka medal.
sc-token-pirate = Czeka tu pirat: 1 uszkodzenie i żeton jest twój.
sc-offer = Dostępne technologie
sc-drawn = Dobrane karty: widzisz je tylko ty
sc-peeked = Następne misje: widzisz je tylko ty
sc-deck = talia { $count }
sc-top-alpha = następna α
sc-top-beta = następna β
sc-shared = Dostępna dla wszystkich
sc-furnished = W środku jest artefakt: pracują tu chorążowie i komandorzy każdego koloru ({ $names }).
sc-inside = w środku: { $artifact }
sc-used-up = Zużyta
sc-empty = pusto
sc-tracks = Tory frakcji
sc-space = { $track }, pole { $space }, punkty: { $points }
sc-space-of = { $track }, pole { $space }
sc-event-here = Wydarzenie: { $event }
sc-lap = Za każde pełne okrążenie punktów: { $points }.
sc-ship = Twój statek
sc-ship-of = Statek: { $name }
sc-rooms = Pomieszczenia
sc-room-navigation = sterownia
sc-room-weapons = magazyn broni
sc-room-science = laboratorium
sc-room-repair = warsztat
sc-room-who-red = Aktywuje ją czerwona figurka albo dwa artefakty z kolorem czerwonym.
sc-room-who-yellow = Aktywuje go żółta figurka albo dwa artefakty z kolorem żółtym.
sc-room-who-blue = Aktywuje je niebieska figurka albo dwa artefakty z kolorem niebieskim.
sc-room-who-grey = Aktywuje go każda figurka oprócz androida albo dwa dowolne artefakty.
sc-ready-room = Sala odpraw
sc-nobody-ready = Nikt nie jest gotowy.
sc-working = Jeszcze pracuje, potem do kolejki
sc-queue = Kolejka
sc-queue-empty = Nikt nie czeka.
sc-queue-place = Miejsce { $place } w kolejce
sc-queued = { $figure }, miejsce { $place } w kolejce
sc-figures = { $figure }, gotowych: { $count }
sc-return-after = wrócą po rundzie
sc-last-stay = ostatnie 3 zostają
sc-tech-board = Plansza technologii
sc-slot = Sekcja { $slot }: { $state }
sc-slot-explained = Technologię kładzie się do pustej sekcji; uszkodzoną trzeba najpierw naprawić.
sc-damaged = uszkodzenie
sc-holds = Ładownie, wolne: { $free }
sc-hold = Pusta ładownia
sc-stores = Zapasy
sc-score = Punkty
sc-score-of = { $name }, punkty teraz: { $points }
sc-medals = Medale
sc-rings-left = Pierścienie
sc-missions = Misje
sc-damage = Uszkodzenia
sc-artifacts = Artefakty
sc-pirates = Piraci
sc-transporter = Na misji
sc-row = Rząd { $row }
sc-row-red = czerwony rząd
sc-row-yellow = żółty rząd
sc-row-blue = niebieski rząd
sc-row-android = rząd dla androidów
sc-letter-red = C
sc-letter-yellow = Ż
sc-letter-blue = N
sc-mark-final = Nie da się cofnąć
sc-mark-unfit = Nie pasuje: rząd zostanie pominięty
sc-mark-idle = Teraz nic nie da
sc-hint-waiting = Czekamy na: { $names }. Możesz się rozejrzeć.
sc-hint-held = Wybierz dokąd albo Esc.
sc-hint-turn = Przeciągnij figurkę do pomieszczenia albo je wskaż; wskaż figurkę, by ją wyszkolić lub awansować.
sc-hint-pirates = Szlak z piratem kosztuje 1 uszkodzenie.
sc-hint-end = Potem niczego z tej tury nie da się cofnąć.
sc-hint-lit = To, co można wybrać, jest podświetlone.
sc-confirm-pass = Spasować w tej rundzie?
sc-confirm-pass-text = Do następnej rundy nie będzie tur. Tego nie można cofnąć.
sc-pass-yes = Pasuję
sc-key-pick = możliwość z paska lub menu
sc-key-missions = porównaj misje
sc-views = Widoki
sc-tab-map = Mapa
sc-tab-missions = Misje
sc-tab-ship = Statek
sc-tab-offer = Oferta
sc-tab-tracks = Tory
sc-tab-about = Co to

# Co mówią karty
sc-kind-alpha = Technologia α
sc-kind-beta = Technologia β
sc-kind-omega = Technologia Ω: punkty na koniec
sc-about-ensign = Pracuje w pomieszczeniach swojego koloru i w szarych, na misjach w rzędach swojego koloru.
sc-about-commander =
    Jak chorąży, a potem drugie zadanie: jeszcze jedno pomieszczenie lub rząd albo rozkaz, który przywraca figurkę z
    kolejki.
sc-about-cadet = Pracuje tylko w szarych pomieszczeniach; na misji jego rząd przepada. Za 1 medal staje się chorążym.
sc-about-android = Pasuje do każdego rzędu misji, ale nie aktywuje pomieszczeń; po misji wraca do zasobów.
sc-about-queue = Na koniec rundy wszyscy poza ostatnimi 3 wracają do sali odpraw.
sc-about-pirate = Schwytany pirat: 1 punkt na koniec, a niektóre karty przyjmują go jako zapłatę.
sc-about-artifact = Pół punktu na koniec; dwa artefakty w kolorze pomieszczenia je aktywują.
sc-about-damage = Każdy żeton uszkodzenia zajmuje ładownię i kosztuje 1 punkt na koniec.
sc-about-hold = Miejsce na artefakt albo pirata.
sc-about-medals = Jeden medal szkoli figurkę, trzy awansują chorążego; na koniec po pół punktu.
sc-about-rings = Każdy awans zużywa pierścień.

# Koniec
sc-score-negative = Kary liczą się od początku, a punkty są jeszcze przed tobą.
sc-score-sheet = Karta punktów
sc-score-missions = Misje
sc-score-tracks = Tory frakcji
sc-score-omegas = Technologie Ω
sc-score-omegas-solo = Omegi i pasażer
sc-score-figures = Komandorzy, androidy, piraci
sc-score-medals = Artefakty i medale
sc-score-damage = Uszkodzenia
sc-total = Razem
sc-epilogue = Epilog
sc-epilogue-of = Epilog: { $name }
sc-plot = Punkty po rundach
sc-wins = { $names }: wygrana, { $total }
sc-solo-end = { $count ->
    [one] Rejs kończy się i przynosi { $total } punkt
    [few] Rejs kończy się i przynosi { $total } punkty
    [many] Rejs kończy się i przynosi { $total } punktów
   *[other] Rejs kończy się i przynosi { $total } punktu
  }
sc-end-hint = Każdy wiersz podaje swoją zasadę.
sc-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
  }
sc-bonuses = Pasujące krawędzie: { $bonuses }

## First guided game
sc-coach-now = Teraz: { $option }.
sc-coach-read = Przeczytaj, co mówi instruktor, i idź dalej.

## What lies and stands where
sc-turned = Nad tym polem leży karta akcji Kapitana Cienia odkryta w tej rundzie.
sc-row-state-now = właśnie rozpatrywany
sc-row-state-done = zastosowany
sc-row-state-left = pominięty

## Whose ship it is, and what cannot be done
sc-follow-turn = Śledź turę

## Around the table: seats, start, what follows
ui-seats-1-starship-captains = W pojedynkę: rywalem jest Kapitan Cień, a na pokładzie jedzie pasażer.
ui-seats-2-starship-captains = Dwóch kapitanów na małej mapie.
ui-seats-3-starship-captains = Trzech kapitanów na małej mapie.
ui-seats-4-starship-captains = Czterech kapitanów na dużej mapie.
ui-seats-order-hint-starship-captains = tury idą zgodnie z ruchem wskazówek zegara
ui-start-hint-starship-captains = Komputer wszystko rozda i wskaże pierwszego gracza.
ui-one-screen-hint-starship-captains =
    Wszystkie miejsca są twoje, a ekran wędruje z rąk do rąk. Gra jest dla wszystkich odkryta; ekran jest zasłaniany
    tylko wtedy, gdy kapitan trzyma dobrane karty.
ui-one-screen-first-starship-captains = Podpowiedź podaje, który kapitan ma turę.
ui-next-same-starship-captains = Ta sama galaktyka, tak samo rozdana.
ui-next-new-starship-captains = Nowa galaktyka, ci sami kapitanowie.
ui-play-same-starship-captains = Ta galaktyka jeszcze raz
