# Ship and sheets

## The ship
xia-your-ship = Twój statek
xia-ship-of = Statek gracza { $name }
xia-no-ship = Statek nie jest jeszcze wybrany.
xia-tier = klasa { $tier }
xia-credits = Kredyty
xia-bounty = Nagroda za głowę
xia-innocent = uczciwy
xia-energy = Energia
xia-of = z { $most }
xia-armed = Naładowane
xia-disarmed = Rozładowane
xia-on-outfits = { $count } na wyposażeniu
xia-impulse = Impuls
xia-impulse-ready = Impuls { $value }, gotowy
xia-impulse-used = Impuls { $value }, użyty
xia-ready = gotowy
xia-used = użyty
xia-ability-used = Użyta; wróci w twojej fazie stanu.
xia-skips = traci następną turę
xia-stored-moves = { $count ->
    [one] { $count } ruch w zapasie
    [few] { $count } ruchy w zapasie
   *[many] { $count } ruchów w zapasie
  }
xia-crossings = { $count ->
    [one] { $count } tarcza planetarna bez rzutu
    [few] { $count } tarcze planetarne bez rzutu
   *[many] { $count } tarcz planetarnych bez rzutu
  }
xia-veil = { $range ->
    [0] ukryty: nie może być celem
    [one] ukryty dalej niż { $range } pole
    [few] ukryty dalej niż { $range } pola
   *[many] ukryty dalej niż { $range } pól
  }
xia-only-you = tylko ty
xia-no-mission = Brak misji: weź ją w punkcie misji.
xia-mission-hidden = Zakryta misja
xia-mission-pays = zapłata { $credits }
xia-caught = wpadka
xia-pay-by-roll = Zapłata według k20
xia-missions-done = Ukończone, każda daje powtórny rzut:
xia-title-open = wolny
xia-fame = Sława
xia-fame-goal = Sława, cel { $goal }
xia-fame-of = Sława: { $all }; cel { $goal }
xia-orders = Stałe polecenia
xia-order-defence = Gdy ktoś atakuje
xia-order-defence-ask = pytaj mnie
xia-order-defence-none = nie broń się
xia-order-defence-one = jeden znacznik na najlepszą tarczę
xia-order-damage = Uszkodzenia
xia-order-damage-ask = pytaj mnie
xia-order-damage-choose = wybieram każdą komorę
xia-order-damage-auto = rozmieść za mnie
xia-order-abilities = Zdolności w cudzych turach
xia-order-abilities-ask = pytaj mnie
xia-order-abilities-none = nie pytaj
xia-give = Przekaż kredyty
xia-give-this = Przekaż kredyty kapitanowi { $name }
xia-give-to = Komu
xia-give-credits = Przekaż { $count ->
    [one] { $count } kredyt
    [few] { $count } kredyty
   *[many] { $count } kredytów
  } kapitanowi { $name }
xia-some-sell = Sprzedaj część kostek
xia-some-buy = Kup kilka kostek
xia-some-pick-up = Podnieś część kostek
xia-some-jettison = Wyrzuć część kostek
xia-sell-cubes = Sprzedaj { $goods }
xia-buy-cubes = Kup { $goods }
xia-pick-up-cubes = Podnieś { $goods }
xia-jettison-cubes = Wyrzuć za burtę { $goods }
xia-rolls = { $name }: { $purpose }

## The hold
xia-hold = Ładownia statku { $ship }, { $size ->
    [one] { $size } komora
    [few] { $size } komory
   *[many] { $size } komór
  }, w tym { $damage } z uszkodzeniem
xia-compartment = Rząd { $row }, komora { $column }
xia-plain = zwykła sekcja
xia-spot = pole uruchomienia
xia-spot-marker = pole uruchomienia ze znacznikiem
xia-lowered = uszkodzenia obniżają kości o { $amount }
xia-cube = kostka { $good }
xia-empty = pusto
xia-damaged = uszkodzone
xia-your-hold = Twoja ładownia
xia-arrange-hint = Wybierz wyposażenie, żeby je przełożyć.
xia-arrange-lifted = Wybierz miejsce, potem połóż.
xia-arrange-not = Teraz nic nie da się przełożyć.
xia-turn-left = Obróć w lewo
xia-turn-right = Obróć w prawo
xia-mirror = Odbij
xia-suggest = Zaproponuj
xia-put-back = Odłóż
xia-put-down = Połóż
xia-fits = Mieści się.
xia-fits-not = Tu się nie mieści.
xia-fits-instead = mieści się, miejsca ustępuje { $outfits }

## Sheets
xia-to-map = Zobacz mapę
xia-sheet-ships = Wybór statku
xia-sheet-outfits = Wyposażanie statku
xia-sheet-business = Interesy
xia-sheet-refit = Przeprowadzka na nowy statek
xia-sheet-missions = Misje
xia-sheet-trouble = Uszkodzenia statku
xia-sheet-fight = Walka: { $attacker } kontra { $target }
xia-compartments = { $count ->
    [one] { $count } komora
    [few] { $count } komory
   *[many] { $count } komór
  }
xia-energy-of = energia { $energy }
xia-impulse-of = impuls { $value }
xia-spots-left = { $spots ->
    [one] { $spots } pole, zostało { $left }
    [few] { $spots } pola, zostało { $left }
   *[many] { $spots } pól, zostało { $left }
  }
xia-kind-engine = Silniki
xia-kind-blaster = Blastery
xia-kind-shield = Tarcze
xia-kind-missile = Rakiety
xia-shop = Na sprzedaż
xia-outfits = Wyposażenie
xia-new-ship = Nowy statek
xia-no-next-ship = Nie ma dla ciebie statku wyższej klasy.
xia-recharged = Energia uzupełniona do { $energy }
xia-repair = Naprawa
xia-buy-fame = 1 punkt sławy
xia-costs = cena { $credits }
xia-sell-back = Sprzedaj
xia-leave-behind = Zostaw
xia-choose-mission = Zatrzymaj jedną z kart albo żadnej. Nikt inny ich nie widzi.

## Fights
xia-steps = Kroki ataku
xia-step-target = Cel
xia-step-attack = Atak
xia-step-defence = Obrona
xia-step-roll = Rzut
xia-step-damage = Uszkodzenia
xia-step-rearm = Ładowanie
xia-answering = Jeszcze odpowiadają
xia-attack = Atak
xia-defence = Obrona
xia-attack-sum = atak { $sum }
xia-defence-sum = obrona { $sum }
xia-no-defence = nic nie ogłoszono
xia-damage = uszkodzenia
xia-on-average = uszkodzenia średnio
xia-attacker = atakuje
xia-defender = broni się
xia-choice = Wybór
xia-no-damage = Bez uszkodzeń
xia-average = Średnio
xia-destroyed = Zniszczenie
xia-spread = Szansa na każdą liczbę uszkodzeń
xia-chance-of = uszkodzenia { $amount }, szansa { $chance }
xia-hull = uszkodzone { $damage } z { $size }
xia-hull-expected = uszkodzone { $damage } z { $size }, spodziewane jeszcze { $more }
xia-place-hint = { $amount ->
    [one] Wybierz komorę dla znacznika uszkodzenia.
   *[other] Wybierz kolejno komory dla { $amount } znaczników uszkodzeń.
  }
xia-brace-hint = Nadchodzi cios o sile { $amount }. Tarcze i zdolności mogą go osłabić.
xia-ram = { $amount ->
    [one] Taran kosztuje atakującego { $amount } uszkodzenie, którego nic nie zatrzyma.
    [few] Taran kosztuje atakującego { $amount } uszkodzenia, których nic nie zatrzyma.
   *[many] Taran kosztuje atakującego { $amount } uszkodzeń, których nic nie zatrzyma.
  }
xia-wait-for-answer = Inni jeszcze wybierają.

## The end
xia-fame-sheet = Skąd ta sława
xia-epilogue = Epilog
xia-epilogue-of = Epilog gracza { $name }
xia-plot = Sława po rundach
xia-wins = { $count ->
    [one] { $names } wygrywa, zdobywszy { $fame } sławy
   *[other] { $names } wygrywają razem, zdobywszy { $fame } sławy
  }
xia-wins-tied = { $count ->
    [one] { $names } wygrywa: sława jest równa, zdecydowały kredyty
   *[other] { $names } wygrywają razem: sława jest równa, zdecydowały kredyty
  }
xia-end-hint = Każdy wiersz podaje swoją zasadę.
xia-guided-next = Znasz już grę. Zagraj z botami albo ze znajomymi.

# Map and frame

## The table
xia-you = ty
xia-seats = Kapitanowie i statki niezależne w kolejności tur
xia-show-ship = Pokaż statek, { $name }
xia-own-ship = Do swojego statku
xia-follow-turn = Śledź turę
xia-round = { $rounds ->
    [0] Runda { $round }
   *[other] Runda { $round } z { $rounds }
  }
xia-goal = cel to { $fame ->
    [one] { $fame } punkt sławy
    [few] { $fame } punkty sławy
   *[many] { $fame } punktów sławy
  }
xia-count-fame = { $count ->
    [one] { $count } punkt sławy
    [few] { $count } punkty sławy
   *[many] { $count } punktów sławy
  }
xia-count-credits = { $count ->
    [one] { $count } kredyt
    [few] { $count } kredyty
   *[many] { $count } kredytów
  }
xia-outlaw = przestępca, nagroda { $credits }
xia-ship-named = { $ship } ({ $name })
xia-ship-state = uszkodzenia: { $damage } z { $size }, energia: { $energy }, naładowane: { $armed }
xia-npc-state = uszkodzenia: { $damage } z { $size }, kredyty: { $credits }
xia-ship-cargo = Ładunek: { $goods }
xia-goods = { $count ->
    [one] { $count } { $case ->
        [acc] kostkę
       *[nom] kostka
      } { $good }
    [few] { $count } kostki { $good }
   *[many] { $count } kostek { $good }
  }
xia-phases = Fazy tury
xia-phase-action = Akcje
xia-phase-business = Interesy
xia-phase-status = Stan
xia-hint-waiting = Czekamy na: { $names }.
xia-hint-moving = { $points ->
    [one] Został { $points } punkt. Podświetlone pola pokazują koszt i potrzebny rzut k20.
    [few] Zostały { $points } punkty. Podświetlone pola pokazują koszt i potrzebny rzut k20.
   *[many] Zostało { $points } punktów. Podświetlone pola pokazują koszt i potrzebny rzut k20.
  }
xia-hint-actions = Aby lecieć, użyj impulsu albo silnika; wybrać można wszystko, co podświetlone.
xia-hint-lit = Wybrać można wszystko, co podświetlone.
xia-confirm = Zakończyć tę fazę?
xia-confirm-win = Wygrać grę teraz?
xia-confirm-text = Tego nie da się cofnąć.
xia-key-pick = naciśnij przycisk albo wybierz z menu
xia-key-stop = zatrzymaj się
xia-key-end = zakończ fazę
xia-key-way = mapa: inna droga do wskazanego pola
xia-key-interest = mapa: następny statek, żeton albo punkt misji

## The map
xia-map = Mapa
xia-system = Układ w dryfie
xia-sectors = { $count ->
    [one] { $count } sektor
    [few] { $count } sektory
   *[many] { $count } sektorów
  }
xia-stack = jeszcze { $count } w stosie
xia-go-home = Do swojego statku
xia-fly-way = Leć tam: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $rolls ->
        [0] bez rzutów
        [one] { $rolls } rzut
        [few] { $rolls } rzuty
       *[many] { $rolls } rzutów
    }
xia-other-ways = { $count ->
        [one] jeszcze { $count } droga
        [few] jeszcze { $count } drogi
       *[many] jeszcze { $count } dróg
    }
xia-unexplored = Niezbadane pole
xia-unexplored-place = Niezbadany sektor
xia-scan-there = Skan odkryje tu sektor; statek zostanie na miejscu.
xia-jump-there = Niezbadane pole, skok w ciemno: 1 punkt, cokolwiek tam jest
xia-token-here = żeton odkrycia
xia-cubes-here = kostki w przestrzeni: { $goods }
xia-any-cargo = dowolnego ładunku
xia-mark-mission = punkt misji
xia-mark-exploration = pole odkrycia
xia-mark-spawn = punkt odrodzenia { $number }
xia-mark-buy = rynek, na którym kupuje się kostki { $good }
xia-mark-sell = rynek, na którym sprzedaje się kostki { $good }
xia-mark-mine = wydobycie { $good }
xia-mark-harvest = zbiór { $good }
xia-mark-salvage = odzysk { $good }
xia-course-n = { $count } na północ
xia-course-ne = { $count } na północny wschód
xia-course-se = { $count } na południowy wschód
xia-course-s = { $count } na południe
xia-course-sw = { $count } na południowy zachód
xia-course-nw = { $count } na północny zachód
xia-course-and = {" "}i{" "}
xia-from-ship = { $course } od twojego statku
xia-from-centre = { $course } od środka mapy
xia-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  }
xia-only-passing = tylko przelot: stoi tam statek
xia-no-roll = bez rzutu
xia-way-rolls = { $count ->
    [one] { $count } rzut: { $rolls }
    [few] { $count } rzuty: { $rolls }
   *[many] { $count } rzutów: { $rolls }
  }
xia-way-damage = średnio { $amount } uszkodzenia
xia-way-energy = średnio { $amount } utraconej energii
xia-way-lost = statek ginie w { $chance } przypadków
xia-roll-asteroid = asteroidy, co najmniej { $least }
xia-roll-nebula = mgławica, co najmniej { $least }
xia-roll-shield = tarcza planetarna, co najmniej { $least }
xia-roll-debris = szczątki, poniżej { $least } statek stracony
xia-roll-entrance = wejście planety przestępczej, nagroda +{ $credits }
xia-borders = Granice
xia-sight = Widoczność
xia-sight-about = Linia przerywana: co widzi { $ship }, do największego zasięgu broni. Rakiety trafiają tylko to, co widać.
xia-blocks-sight = zasłania widok
xia-border-empty = Zwykła przestrzeń
xia-border-nebula = Mgławica, wlot
xia-border-asteroid = Asteroidy, wlot
xia-border-debris = Szczątki, wlot
xia-border-shield = Tarcza planety
xia-border-entrance = Wejście
xia-border-gate = Wrota
xia-border-star = Gwiazda
xia-crossing-empty = bez rzutu
xia-crossing-nebula = 1–{ $harm } odbiera energię
xia-crossing-asteroid = 1–{ $harm } uszkadza
xia-crossing-debris = 1–{ $harm } niszczy statek
xia-crossing-shield = 1–{ $harm } zatrzymuje
xia-crossing-entrance = bez rzutu, wg prawa
xia-crossing-gate = 1 punkt, jeśli połączone
xia-crossing-star = zniszczenie
xia-beyond = { $ship }, { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    } stąd
xia-beyond-view = Statki poza widokiem
xia-goal-here = cel { $number } twojej misji
xia-open-ship = Pokaż cały statek
xia-close-ship = Wróć do mapy
xia-fly-to = Leć tutaj: { $place }

# Co dają pola i oznaczenia

xia-about-empty = Wlot kosztuje jeden punkt ruchu i nie wymaga rzutu.
xia-about-asteroid = Przy wlocie rzuca się k20: poniżej { $least } statek otrzymuje tyle uszkodzeń, ile wypadło; tarcze mogą je zmniejszyć.
xia-about-nebula =
    Przy wlocie z zewnątrz rzuca się k20: poniżej { $least } statek traci tyle energii, ile wypadło, a potem naładowane
    znaczniki. Wewnątrz tej mgławicy leci się bez rzutu.
xia-about-debris = Przy wlocie rzuca się k20: poniżej { $least } statek zostaje zniszczony.
xia-about-star = Statek, który tu wleci, zostaje zniszczony.
xia-about-planet = Kto kończy akcje na planecie, prowadzi tam interesy: naprawia statek, kupuje wyposażenie i statki.
xia-about-gate =
    Wrota za jeden punkt ruchu prowadzą daleko: z Wrót Expedior do Wrót Deltus i z powrotem,
    a z Wrót Tigris do punktu odrodzenia wskazanego rzutem.
xia-about-mission = Tu bierze się misje, a niektóre też tu się wykonuje i kończy.
xia-about-exploration = Kto przyleci tu pierwszy, bierze żeton odkrycia: kredyty, sławę albo nic.
xia-about-spawn = Tu statki zaczynają grę i tu wracają po zniszczeniu.
xia-about-buy = Tu akcją kupuje się takie kostki.
xia-about-sell = Tu akcją sprzedaje się takie kostki.
xia-about-mine = Akcją rzuca się tu k20: od { $least } zdobywa się taką kostkę, poniżej otrzymuje się uszkodzenia.
xia-about-harvest = Akcją rzuca się tu k20: od { $least } zdobywa się taką kostkę, poniżej traci się energię.
xia-about-salvage = Akcją rzuca się tu k20: od { $least } zdobywa się taką kostkę, poniżej statek zostaje zniszczony.
