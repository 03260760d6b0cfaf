# Co mówią karty: efekty, obowiązujące zasady, koszty i warunki (G7-D48, G7-D58).
# $target to `self`, gdy mowa o czytającym, w innym razie `other`, a $who mówi, o kogo chodzi.

who-each = każdy gracz
who-others = każdy inny gracz
who-chosen = wybrany gracz
who-chief = szef sztabu
who-last = ostatni w klasyfikacji gracz
who-contributors = każdy uczestnik

dice-officer = { $target ->
   *[other] swojego oficera
  }
dice-robot = { $target ->
   *[other] swojego robota
  }
dice-colonist = { $target ->
   *[other] { $n ->
        [0] dowolnych swoich kolonistów
        [-1] wszystkich swoich kolonistów
        [one] { $n } swojego kolonistę
       *[other] { $n } swoich kolonistów
      }
  }
dice-die = { $target ->
   *[other] { $n ->
        [0] dowolne swoje kości
        [-1] wszystkie swoje kości
        [one] { $n } swoją kość
        [few] { $n } swoje kości
       *[many] { $n } swoich kości
      }
  }

step-gain = { $target ->
    [self] weź { $tokens }
   *[other] { $who } bierze { $tokens }
  }
step-lose = { $target ->
    [self] odrzuć { $tokens }
   *[other] { $who } odrzuca { $tokens }
  }
step-vault-gain = Magazyn zyskuje { $tokens }
step-vault-lose = Magazyn traci { $tokens }
step-put-on-task = połóż { $tokens } z zasobu na jednym nieukończonym kluczowym zadaniu
step-merit-up = { $target ->
    [self] zyskaj { $merits }
   *[other] { $who } zyskuje { $merits }
  }
step-merit-down = { $target ->
    [self] strać { $merits }
   *[other] { $who } traci { $merits }
  }
step-stars = { $target ->
    [self] zyskaj na koniec epizodu { $n ->
        [one] { $n } gwiazdkę oficerską
        [few] { $n } gwiazdki oficerskie
       *[many] { $n } gwiazdek oficerskich
      }
   *[other] { $who } zyskuje na koniec epizodu { $n ->
        [one] { $n } gwiazdkę oficerską
        [few] { $n } gwiazdki oficerskie
       *[many] { $n } gwiazdek oficerskich
      }
  }
step-change = { $target ->
    [self] zmień { $dice } o najwyżej { $most } w górę lub w dół
   *[other] { $who } zmienia { $dice } o najwyżej { $most } w górę lub w dół
  }
step-change-up = { $target ->
    [self] podnieś { $dice } o najwyżej { $most }
   *[other] { $who } podnosi { $dice } o najwyżej { $most }
  }
step-set = { $target ->
    [self] ustaw { $dice } na { $result ->
        [0] dowolny wynik
       *[other] { $result }
      }
   *[other] { $who } ustawia { $dice } na { $result ->
        [0] dowolny wynik
       *[other] { $result }
      }
  }
step-reroll = { $target ->
    [self] przerzuć { $dice }
   *[other] { $who } przerzuca { $dice }
  }
step-to-recovery = { $target ->
    [self] odeślij { $dice } do Sali wybudzeń
   *[other] { $who } odsyła { $dice } do Sali wybudzeń
  }
step-from-recovery = { $target ->
    [self] { $n ->
        [one] przenieś { $n } swoją kość z Sali wybudzeń do kwater załogi i rzuć nią
        [few] przenieś najwyżej { $n } swoje kości z Sali wybudzeń do kwater załogi i rzuć nimi
       *[many] przenieś najwyżej { $n } swoich kości z Sali wybudzeń do kwater załogi i rzuć nimi
      }
   *[other] { $n ->
        [one] { $who } przenosi { $n } swoją kość z Sali wybudzeń do kwater załogi i rzuca nią
        [few] { $who } przenosi najwyżej { $n } swoje kości z Sali wybudzeń do kwater załogi i rzuca nimi
       *[many] { $who } przenosi najwyżej { $n } swoich kości z Sali wybudzeń do kwater załogi i rzuca nimi
      }
  }
step-take-back = { $target ->
    [self] cofnij { $dice } z miejsca lub karty do kwater załogi, zachowując wynik
   *[other] { $who } cofa { $dice } z miejsca lub karty do kwater załogi, zachowując wynik
  }
step-redirect-return = następnym razem kości z { $room_gen } wrócą { $where }
step-awaken = { $target ->
    [self] wykonaj Wybudzenie
   *[other] { $who } wykonuje Wybudzenie
  }
step-to-supply = { $target ->
    [self] przenieś z kwater załogi do zasobu { $colonists }
   *[other] { $who } przenosi z kwater załogi do zasobu { $colonists }
  }
step-from-supply = { $target ->
    [self] przenieś z zasobu do kwater załogi { $colonists }
   *[other] { $who } przenosi z zasobu do kwater załogi { $colonists }
  }
colonists = { $n ->
    [-1] wszystkich kolonistów
    [one] { $n } kolonistę
   *[other] { $n } kolonistów
  }
step-fetch-robot = { $target ->
    [self] weź swojego robota z zasobu i rzuć nim
   *[other] { $who } bierze swojego robota z zasobu i rzuca nim
  }
step-extra-placement = umieść w tej turze jeszcze jedną kość
step-draw-keep = { $target ->
    [self] dobierz { $cards }{ $all ->
        [yes] {""}
       *[no] , zatrzymaj { $keep }
      }
   *[other] { $who } dobiera { $cards }{ $all ->
        [yes] {""}
       *[no] , zatrzymuje { $keep }
      }
  }
cards-files = { $n ->
    [one] { $n } plik
    [few] { $n } pliki
   *[many] { $n } plików
  }
cards-algorithms = { $n ->
    [one] { $n } algorytm
    [few] { $n } algorytmy
   *[many] { $n } algorytmów
  }
cards-work_tasks = { $n ->
    [one] { $n } zadanie robocze
    [few] { $n } zadania robocze
   *[many] { $n } zadań roboczych
  }
cards-key_tasks = { $n ->
    [one] { $n } kluczowe zadanie
    [few] { $n } kluczowe zadania
   *[many] { $n } kluczowych zadań
  }
step-look = { $target ->
    [self] obejrzyj z wierzchu talii { $cards } i odłóż w dowolnej kolejności
   *[other] { $who } ogląda z wierzchu talii { $cards } i odkłada w dowolnej kolejności
  }
step-search = przejrzyj { $deck_acc }, weź { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
  } i potasuj talię
step-discard = { $target ->
    [self] odrzuć { $cards }
   *[other] { $who } odrzuca { $cards }
  }
step-replace-tasks = { $target ->
    [self] odrzuć najwyżej { $n } { $n ->
        [one] zadanie robocze
        [few] zadania robocze
       *[many] zadań roboczych
      } i dobierz tyle samo
   *[other] { $who } odrzuca najwyżej { $n } { $n ->
        [one] zadanie robocze
        [few] zadania robocze
       *[many] zadań roboczych
      } i dobiera tyle samo
  }
step-swap-key-task = włóż jedno nieukończone kluczowe zadanie z rzędu pod talię i dobierz inne
step-repeat-file = ostatni plik zagrany w tej turze działa jeszcze raz
step-reduce-cost = obecna opłata jest niższa o { $tokens }
step-bonus-merit = { $target ->
    [self] zyskaj ponad nagrodę za zadanie { $merits }
   *[other] { $who } zyskuje ponad nagrodę za zadanie { $merits }
  }
step-relax-rule = liczba na jednym miejscu wspólnym liczy się jako wyższa lub niższa o najwyżej { $n }
step-worsen = stan { $system_gen } pogarsza się o { $n }
step-improve = stan { $system_gen } poprawia się o { $n }
step-repair-marker = znacznik naprawy zakrywa { $end } wolne miejsce { $room_loc }
step-failure-marker = znacznik awarii zakrywa { $end } wolne miejsce { $room_loc }
end-first = pierwsze
end-last = ostatnie
step-clear-failure = zdejmij znacznik awarii z { $room_gen }
step-log-damage = w dzienniku zapisano uszkodzenie { $room_gen }
step-mend = z dziennika skreślono jedno uszkodzenie { $room_gen }
room-chosen = wybrane pomieszczenie
    .gen = wybranego pomieszczenia
    .acc = do wybranego pomieszczenia
    .loc = w wybranym pomieszczeniu
step-cross-square = { $n ->
    [one] skreśla się { $n } pole stanu
    [few] skreśla się { $n } pola stanu
   *[many] skreśla się { $n } pól stanu
  }
step-if = jeśli do tego doszło: { $then }
step-if-else = { $then }, a w innym razie { $otherwise }
step-choose = albo { $parts }
step-or = {", albo "}
step-and = {" i "}
step-may = { $target ->
    [self] jeśli chcesz, { $do }
   *[other] { $who } może to zrobić: { $do }
  }
step-pay = { $target ->
    [self] zapłać { $tokens } i { $do }
   *[other] { $who } może zapłacić { $tokens }: { $do }
  }
step-for-seats = za każdego gracza: { $do }
step-for-each = za każdym razem: { $do }
step-apply = { $rule } ({ $duration })
duration-turn = w tej turze
duration-round = w tej rundzie
duration-section = dopóki trwa ten fragment
duration-episode = w tym epizodzie
step-nothing = nic się nie dzieje
step-success = połóż { $n ->
    [one] { $n } znacznik sukcesu
    [few] { $n } znaczniki sukcesu
   *[many] { $n } znaczników sukcesu
  } dla celu fabularnego
step-setback = cel fabularny wymaga o { $n } więcej
step-heart-mind-heart = tor przesuwa się o { $n } w stronę serca
step-heart-mind-mind = tor przesuwa się o { $n } w stronę rozumu
step-set-flag = trafia to do dziennika
step-clear-flag = wpis w dzienniku zostaje skreślony
step-note-card = to będzie miało następstwa
step-add-card = do talii dochodzi karta rozdroży
step-remove-card = karta rozdroży opuszcza kampanię
step-keep-card = zatrzymaj tę kartę
step-go-to = historia toczy się dalej gdzie indziej
step-last-round = ostatnią rundą jest teraz { $round }
step-plot-advance = termin to teraz runda { $round }
step-unlock = do kampanii dochodzi „{ $component }”
step-turn-goal = cel „{ $goal }” odwraca się na stronę porażki
step-end-episode = epizod skończy się po tej rundzie

modifier-closed = dostęp { $room_acc } jest zamknięty
modifier-new-room = na statku jest nowe pomieszczenie: { $room }
modifier-rules-of = zmieniają się zasady rozmieszczania { $room_loc }: { $rules }
modifier-return-to = kości z { $room_gen } wracają { $where }, chyba że właściciel zapłaci { $tokens } za każdą
where-recovery = do Sali wybudzeń
where-quarters = do kwater załogi
where-supply = do zasobu
modifier-barred = { $die_gen } nie wolno umieszczać { $room_loc }
modifier-admitted = { $die_acc } wolno umieszczać { $room_loc }
modifier-extra-cost = { $what } kosztuje o { $tokens } więcej
modifier-less-cost = { $what } kosztuje o { $tokens } mniej
what-key_task = każde kluczowe zadanie
what-work_task = każde zadanie robocze
what-fill = każde wypełnienie { $room_gen }
modifier-yield-up = { $room } daje o { $n } więcej
modifier-yield-down = { $room } daje o { $n } mniej
modifier-replenish-merit-up = każde Uzupełnienie daje o { $n ->
    [one] { $n } zasługę
    [few] { $n } zasługi
   *[many] { $n } zasług
  } więcej
modifier-replenish-merit-down = każde Uzupełnienie daje o { $n ->
    [one] { $n } zasługę
    [few] { $n } zasługi
   *[many] { $n } zasług
  } mniej
modifier-task-merit-up = { $what } daje o { $n ->
    [one] { $n } zasługę
    [few] { $n } zasługi
   *[many] { $n } zasług
  } więcej
modifier-task-merit-down = { $what } daje o { $n ->
    [one] { $n } zasługę
    [few] { $n } zasługi
   *[many] { $n } zasług
  } mniej
modifier-upkeep-up = na koniec każdej rundy Magazyn oddaje na utrzymanie { $tokens }
modifier-upkeep-down = Magazyn oszczędza na utrzymaniu { $tokens }
modifier-toll = każdy uczestnik poza aktywnym graczem płaci jako myto { $tokens }
modifier-key-tasks-up = w każdej rundzie dobiera się o { $n ->
    [one] { $n } kluczowe zadanie
    [few] { $n } kluczowe zadania
   *[many] { $n } kluczowych zadań
  } więcej
modifier-key-tasks-down = w każdej rundzie dobiera się o { $n ->
    [one] { $n } kluczowe zadanie
    [few] { $n } kluczowe zadania
   *[many] { $n } kluczowych zadań
  } mniej
modifier-failure-steps-up = każde nieukończone kluczowe zadanie pogarsza swój system o { $n } więcej
modifier-failure-steps-down = każde nieukończone kluczowe zadanie pogarsza swój system o { $n } mniej
modifier-no-files = nie wolno zagrywać plików
modifier-no-vault = Magazyn za nic nie płaci
modifier-start-division = { $system } zaczyna { $division_loc }
modifier-start-vault-up = Magazyn zyskuje na początku { $tokens }
modifier-start-vault-down = Magazyn traci na początku { $tokens }
modifier-start-crew-up = każdy gracz ma na początku o { $n ->
    [one] { $n } kolonistę
   *[other] { $n } kolonistów
  } więcej
modifier-start-crew-down = każdy gracz ma na początku o { $n ->
    [one] { $n } kolonistę
   *[other] { $n } kolonistów
  } mniej
modifier-start-place-officer = oficerowie zaczynają { $place ->
    [recovery] w Sali wybudzeń
    [quarters] w kwaterach załogi
   *[supply] w zasobie
  }
modifier-start-place-robot = roboty zaczynają { $place ->
    [recovery] w Sali wybudzeń
    [quarters] w kwaterach załogi
   *[supply] w zasobie
  }
modifier-start-files-up = na początku w ręku o { $n ->
    [one] { $n } plik
    [few] { $n } pliki
   *[many] { $n } plików
  } więcej
modifier-start-files-down = na początku w ręku o { $n ->
    [one] { $n } plik
    [few] { $n } pliki
   *[many] { $n } plików
  } mniej
modifier-counter = { $happening }: { $n }
modifier-side-count = { $happening }: każdy gracz zyskuje { $merits }, łącznie najwyżej { $most }
modifier-on = { $happening }: { $do }
qualifier-once = { $rule } (tylko za pierwszym razem)
qualifier-once-per-episode = { $rule } (raz na epizod)
qualifier-rounds = { $rule } (rundy od { $low } do { $high })
qualifier-round = { $rule } (tylko w rundzie { $low })

# Zdarzenia: co się liczy i co uruchamia algorytmy
happens-dice_rolled = rzut załogi
happens-die_placed = umieszczona kość
happens-die_placed-officer = umieszczony oficer
happens-die_placed-robot = umieszczony robot
happens-die_placed-colonist = umieszczony kolonista
happens-die_changed = zmieniona kość
happens-group_filled = wypełnienie miejsc wspólnych
happens-forced_recovery = kość odesłana do Sali wybudzeń z braku miejsca
happens-awaken_done = Wybudzenie
happens-robot_fetched = sprowadzony robot
happens-robot_reprogrammed = przeprogramowany robot
happens-contributed = wkład w miejsca wspólne
happens-key_task_finished = ukończone kluczowe zadanie
happens-work_task_finished = ukończone zadanie robocze
happens-meeting_held = zwołana narada robocza
happens-meeting_joined = udział w naradzie roboczej
happens-gained = zyskane żetony
happens-spent = wydane żetony
happens-replenished = Uzupełnienie
happens-files_drawn = dobrane pliki
happens-file_played = zagrany plik
happens-algorithm_laid = wyłożony algorytm
happens-round_started = początek rundy
happens-round_ended = koniec rundy
happens-system_worsened = pogorszenie systemu
happens-critical_reached = system na polu krytycznym
happens-crossroads_resolved = rozegrana karta rozdroży
happens-vote_decided = rozstrzygnięte głosowanie
happens-section_entered = przeczytany fragment
happens-plot_goal_reached = osiągnięty cel fabularny
happens-plot_goal_missed = chybiony cel fabularny
filter-room = { $room_loc }
filter-department = { $department }
filter-center = { $room }
filter-system = { $system }
filter-type = { $type }
filter-result = z wynikiem { $bound }
filter-contributors-eq = dokładnie { $n ->
    [one] { $n } uczestnik
   *[other] { $n } uczestników
  }
filter-contributors-least = co najmniej { $n ->
    [one] { $n } uczestnik
   *[other] { $n } uczestników
  }
filter-contributors-most = najwyżej { $n ->
    [one] { $n } uczestnik
   *[other] { $n } uczestników
  }
filter-each-seat-once = raz na gracza
filter-calm = { $system } na polu zielonym lub żółtym

card-key-task = { $department }; { $spots ->
    [one] { $spots } miejsce wspólne
    [few] { $spots } miejsca wspólne
   *[many] { $spots } miejsc wspólnych
  }: { $rule }
card-cost = Koszt: { $cost }
card-key-reward = Każdy uczestnik zyskuje { $merits }. Jeśli zadanie nie zostanie ukończone, stan systemu pogarsza się o { $n }.
card-work-task = Do ukończenia { $room_loc }
card-work-reward = Zasługi { $merit }, kara { $penalty }
card-special = Po ukończeniu: { $do }
card-own-turn = Tylko we własnej turze.
card-algorithm = { $when }: { $do }
card-upgraded = Po ulepszeniu: { $do }
card-skill = Kosztuje { $n ->
    [one] { $n } gwiazdkę
    [few] { $n } gwiazdki
   *[many] { $n } gwiazdek
  }, stopień od { $rank_gen }
card-skill-uses = { $n ->
    [one] Raz na epizod
    [2] Dwa razy na epizod
   *[other] { $n } razy na epizod
  }
card-goal-stars = { $n ->
    [0] Bez gwiazdek
    [one] { $n } gwiazdka
    [few] { $n } gwiazdki
   *[many] { $n } gwiazdek
  }: { $text }
card-goal-turned = Strona porażki, { $n ->
    [0] bez gwiazdek
    [one] { $n } gwiazdka
    [few] { $n } gwiazdki
   *[many] { $n } gwiazdek
  }: { $text }
card-keep = Raz możesz usunąć tę kartę: { $do }
card-crew = { $job }. { $review }
goal-count = { $happening }: +{ $n }
goal-missed-line = Jeśli cel przepadnie: { $do }
goal-missed-nothing = Jeśli cel przepadnie, historia potoczy się inaczej
previously-reached = „{ $episode }”: cel fabularny osiągnięty.
previously-missed = „{ $episode }”: cel fabularny przepadł.
card-sector-lab = Małe laboratorium: każda kość daje { $formula } ({ $type }); # to jej wynik, zaokrąglony w górę.
card-sector-action = { $action }: { $do }.
card-sector-robot = Robot mieszka w kwaterach załogi.
card-sector-reprogram = { $action }: odeślij robota dowolnego gracza do sektora właściciela.

# Kiedy działają algorytmy
when-AL-01 = Gdy umieszczasz kość w Laboratorium chemicznym
when-AL-02 = Gdy umieszczasz kość w Laboratorium technicznym
when-AL-03 = Gdy umieszczasz kość z wynikiem 3 lub mniej w Laboratorium naukowym
when-AL-04 = Gdy wykonujesz Uzupełnienie
when-AL-05 = Po twoim rzucie załogi
when-AL-06 = Gdy kończysz zadanie robocze
when-AL-07 = Gdy dobierasz pliki
when-AL-08 = Gdy sprowadzasz swojego robota
when-AL-09 = Gdy wnosisz wkład w miejsca wspólne razem z co najmniej dwojgiem innych
when-AL-10 = Na początku każdej rundy
when-AL-11 = Gdy bierzesz udział w naradzie roboczej
when-AL-12 = Gdy wykonujesz Wybudzenie
when-L-01 = Gdy rozegrano kartę rozdroży dotyczącą ciebie
when-L-02 = Gdy wnosisz wkład w miejsca wspólne razem z dokładnie jednym graczem
when-L-03 = Na początku każdej rundy
when-L-04 = Gdy zagrywasz plik

# Czego wymagają cele
wants-best_officer = Po karach prowadzisz w klasyfikacji. W następnym epizodzie jesteś oficerem dyżurnym.
wants-officer_review = Na koniec tego epizodu można zdobyć stopień.
wants-personal_goals = Każdy gracz ma plan A, plan B i cel swojego sektora.
wants-G-01 = Na koniec epizodu w Magazynie są co najmniej 3 żetony każdego typu.
wants-G-02 = Na koniec epizodu system biologiczny jest na polu zielonym lub żółtym.
wants-G-03 = Masz wkład w co najmniej 2 wypełnienia Przejścia w Klin.
wants-G-04 = Masz wkład w co najmniej 3 grupy wypełnione przez troje lub więcej graczy.
wants-G-05 = Na koniec epizodu system energetyczny nie jest na polu krytycznym.
wants-G-06 = Uzupełnienie wykonane przez ciebie co najmniej 3 razy.
wants-G-07 = Masz wkład w co najmniej 2 wypełnienia Krosna.
wants-G-08 = Na koniec epizodu żaden system nie jest na polu krytycznym.
wants-G-09 = Masz wkład w co najmniej 10 grup.
wants-G-10 = Na koniec epizodu wszystkie systemy są na polu zielonym lub żółtym.
fails-G-02 = Na koniec epizodu system biologiczny nie jest na polu krytycznym.
fails-G-03 = { wants-G-03 }
fails-G-05 = Nie ma już nagrody.
fails-G-06 = { wants-G-06 }
fails-G-07 = { wants-G-07 }
fails-G-08 = { fails-G-05 }
fails-G-10 = Na koniec epizodu żaden system nie jest na polu krytycznym.
turns-G-02 = Odwraca się, gdy system biologiczny osiągnie pole krytyczne.
turns-G-03 = Odwraca się, gdy cel fabularny przepadnie.
turns-G-05 = Odwraca się, gdy system energetyczny osiągnie pole krytyczne.
turns-G-06 = { turns-G-03 }
turns-G-07 = Odwraca się, gdy przepadnie cel fabularny epizodu.
turns-G-08 = Odwraca się, gdy dowolny system osiągnie pole krytyczne.
turns-G-10 = { turns-G-08 }
wants-PA-1 = Wnieś wkład w miejsca wspólne 12 razy w epizodzie.
wants-PA-2 = Ukończ 4 zadania robocze w epizodzie.
wants-PA-3 = Wykonaj Uzupełnienie 7 razy w epizodzie.
wants-PA-4 = Zagraj 4 pliki w epizodzie.
wants-PA-5 = Wykonaj Wybudzenie 3 razy w epizodzie.
wants-PA-6 = Weź udział w 3 naradach roboczych w epizodzie.
wants-PA-7 = Umieść swojego robota 4 razy w epizodzie.
wants-PA-8 = Miej 4 algorytmy, licząc ulepszenia.
wants-PB-1 = Rozegraj w epizodzie 4 karty rozdroży, które dotyczą ciebie.
wants-PB-2 = Wnieś wkład 13 razy w grupy wypełnione przez troje lub więcej graczy.
wants-PB-3 = Ukończ 6 zadań roboczych w epizodzie.
wants-PB-4 = Miej w sektorze 26 żetonów.
wants-PB-5 = Zwołaj 3 narady robocze w epizodzie.
wants-PB-6 = Niech nikt inny nie wniesie wkładu częściej niż ty. Sprawdza się na koniec epizodu.
wants-PB-7 = Na koniec epizodu nie miej w ręku zadań roboczych, a ukończ co najmniej 4.
wants-PB-8 = Wykonaj w epizodzie Uzupełnienie każdym z trzech typów co najmniej dwa razy.
wants-PS-1 = Zagraj 4 pliki w epizodzie. Sprawdza się na jego koniec.
wants-PS-2 = Na koniec epizodu miej 4 algorytmy, licząc ulepszenia.
wants-PS-3 = Na koniec epizodu miej wszystkich 5 kolonistów poza zasobem.
wants-PS-4 = Przeprogramuj roboty 3 razy w epizodzie. Sprawdza się na jego koniec.

# Umiejętności oficerskie (G7-43)
does-inventor = Do akcji Algorytmy w Centrum produkcyjnym dobierasz o 1 kartę więcej bez wydawania danych; nadal zatrzymujesz 1.
does-researcher = Do akcji Pliki w Centrum danych dobierasz o 1 kartę więcej bez wydawania danych; nadal zatrzymujesz 1.
does-tutor = Podnieś każdego kolonistę w swoim sektorze o najwyżej 3, każdego osobno.
does-biologist = O 3 zasługi więcej za zadanie robocze ukończone w Centrum medycznym.
does-chemist = O 1 żeton preparatów więcej, gdy umieszczasz kość w dowolnym laboratorium chemicznym.
does-engineer = O 3 zasługi więcej za zadanie robocze ukończone w Centrum produkcyjnym.
does-scientist = O 3 zasługi więcej za zadanie robocze ukończone w Centrum danych.
does-technologist = O 1 żeton części więcej, gdy umieszczasz kość w dowolnym laboratorium technicznym.
does-analyst = O 1 żeton danych więcej, gdy umieszczasz kość w dowolnym laboratorium naukowym.
does-lone_wolf = Gdy zwołano naradę roboczą, możesz zamiast udziału wziąć wierzchnie zadanie robocze.
does-mentor = Kość umieszczoną w dziale komputerowym możesz zmienić o 1 w górę lub w dół.
does-commandant = Kość umieszczoną w dziale biologicznym możesz zmienić o 1 w górę lub w dół.
does-leader = Kość umieszczoną w dziale roboczym możesz podnieść o najwyżej 2.
does-workhorse = Kość umieszczoną w dziale energetycznym możesz zmienić o 1 w górę lub w dół.
does-loyal_friend = O 1 zasługę więcej za wkład w kluczowe zadanie.
does-storekeeper = Weź 5 żetonów części.
does-hacker = Weź 5 żetonów danych.
does-dealer = Weź 5 żetonów preparatów.
does-optimizer = Weź najwyżej 2 karty z wierzchu talii zadań roboczych, potem odrzuć najwyżej 2 zadania robocze.
does-innovator = Po zagraniu pliku od razu zastosuj jego efekty drugi raz.
does-medic = Przenieś najwyżej 3 kości z Sali wybudzeń do ich sektorów; właściciele je przerzucają.
does-administrator = Umieszczając oficera w Centrum danych, zamiast akcji Pliki dobierz 6 plików, daj 3 graczom po 1 i odrzuć resztę.
does-archivist = Przejrzyj talię plików, weź 1 kartę i potasuj talię.
does-developer = Umieszczając oficera w Centrum produkcyjnym, zamiast akcji Algorytmy dobierz 6 algorytmów, daj 3 graczom po 1 i odrzuć resztę.
does-patron = Umieszczając oficera w Centrum medycznym, pozwól dowolnemu graczowi od razu wykonać Wybudzenie.
does-curator = Wnosząc wkład swoim oficerem, ustaw wszystkie kości na tych miejscach wspólnych na dowolne wyniki.
does-planner = Przejrzyj talię algorytmów, weź 1 kartę, wyłóż ją w swoim sektorze i potasuj talię.
does-saviour = Obniż koszt jednego kluczowego lub roboczego zadania o 6 żetonów dowolnych typów.
does-supplier = Wybierz 3 graczy i 1 typ zasobów; każdy z nich bierze 3 takie żetony.
