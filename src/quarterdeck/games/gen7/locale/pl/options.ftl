# Rodzaje działań i same działania.
verb-place = Umieść kość
option-place = Umieść { $die_acc } na miejscu „{ $at }”{ $result ->
    [0] {""}
   *[other] , zmieniając na { $result }
  }
verb-propose = Wypełnij miejsca wspólne
option-propose = Wypełnij „{ $group }”
verb-move-to-recovery = Odeślij kość do Sali wybudzeń
option-move-to-recovery = Odeślij { $die_acc } do Sali wybudzeń
verb-play-file = Zagraj plik
option-play-file = Zagraj „{ $file }”
verb-use-skill = Użyj umiejętności
option-use-skill = Użyj umiejętności „{ $skill }”
verb-use-kept = Użyj zatrzymanej karty
option-use-kept = Użyj karty „{ $card }”
verb-spend-parts = Wydaj części na robota
option-spend-parts = Za 2 żetony części zmień { $die_acc } na { $result }
verb-spend-chems = Wydaj preparaty na kość
option-spend-chems = Za 2 żetony preparatów ustaw { $die_acc } na { $result }
verb-end-turn = Zakończ turę
option-end-turn = Zakończ turę
verb-pass = Pasuj
option-pass = Pasuj
verb-pass-until-die = Pasuj do pojawienia się kości
option-pass-until-die = Pasuj, dopóki nie mam kości
verb-ask-me = Pytaj mnie znowu
option-ask-me = Pytaj mnie znowu w turach bez kości

verb-choose-player = Wybierz gracza
option-choose-player = { $player }
verb-choose-side = Wybierz efekt
option-choose-side = Wariant { $side }
option-chosen-side = { $effects }
verb-accept = Zrób to
option-accept = Zrób to
verb-decline = Pomiń
option-decline = Pomiń
verb-arrange = Ułóż algorytmy
option-arrange = Odkryte: { $up }; pod nimi: { $down }
arrange-free = Połóż „{ $new }” na wolnym polu
arrange-beneath = Połóż „{ $new }” pod „{ $card }”, aby go ulepszyć
arrange-above = Połóż „{ $new }” na „{ $card }”: dolna karta ulepsza górną
arrange-instead = Połóż „{ $new }” zamiast „{ $card }”, który zostaje odrzucony
arrange-discard = Odrzuć „{ $new }” i zostaw wszystko bez zmian
up-none = wolne pole
down-none = nic
verb-first = Wybierz pierwszy algorytm
option-first = Najpierw działa „{ $card }”
verb-turn-die = Zmień kość
option-turn-die = Zmień { $die_acc } na { $result }
verb-mark = Zaznacz kość
option-mark = Zaznacz { $die_acc }
verb-roll-marked = Przerzuć zaznaczone
option-roll-marked = Przerzuć zaznaczone kości
verb-send-to-recovery = Odeślij kość do Sali wybudzeń
option-send-to-recovery = Odeślij { $die_acc } do Sali wybudzeń
verb-bring-back = Sprowadź kość
option-bring-back = Sprowadź { $die_acc } i rzuć
verb-take-back = Cofnij kość
option-take-back = Cofnij { $die_acc } z miejsca „{ $at }”
verb-keep = Zatrzymaj kartę
option-keep = Zatrzymaj „{ $card }”
verb-put-back = Odłóż kartę
option-put-back = Odłóż „{ $card }” na talię
verb-find = Weź kartę z talii
option-find = Weź „{ $card }”
verb-drop = Odrzuć kartę
option-drop = Odrzuć „{ $card }”
verb-drop-algorithm = Odrzuć algorytm
option-drop-algorithm = Odrzuć algorytm z pola { $slot }
verb-swap-task = Wymień kluczowe zadanie
option-swap-task = Wymień „{ $task }”
verb-lose-file = Strać plik
option-lose-file = Strać „{ $file }”
verb-from-vault = Wybierz, co traci Magazyn
option-from-vault = Magazyn traci 1 żeton { $type_gen }
verb-take-token = Weź żeton
option-take-token = Weź 1 żeton { $type_gen }
verb-give-token = Oddaj żeton
option-give-token = Oddaj 1 żeton { $type_gen }
verb-choose-task = Wybierz kluczowe zadanie
option-choose-task = { $task }
verb-put-token = Połóż żeton na zadaniu
option-put-token = Połóż 1 żeton { $type_gen }
verb-choose-system = Wybierz system
option-choose-system = { $system }
verb-choose-room = Wybierz pomieszczenie
option-choose-room = { $room }

verb-choose-option = Wybierz
option-choose-option = Wariant { $number }
verb-choose-apart = Wybierz tajnie
option-choose-apart = Wariant { $number }
story-option = { $option } [{ $tag }]
story-option-untagged = { $option }
verb-vote = Głosuj
option-cast-vote = Głosuj: { $answer }
verb-lean = Powiedz, ku czemu się skłaniasz
option-lean = Skłaniam się ku temu: { $answer }
story-lean = Skłaniam się ku temu: { $option }
verb-decide = Rozstrzygnij głosowanie
option-decide = Rozstrzygnij: { $answer }
story-decide = Rozstrzygnij: { $option }
verb-ask-second = Poproś o drugą kartę
option-ask-second = Poproś o drugą kartę
verb-no-second = Bez drugiej karty
option-no-second = Jedna karta wystarczy
verb-go-on = Dalej
option-go-on = Dalej

verb-lay-die = Połóż kość
option-lay-die = Połóż { $die_acc } na miejscu wspólnym { $spots }
option-lay-halves = Połóż { $die_acc } na miejscach wspólnych { $first } (liczy się jako { $low }) i { $second } (liczy się jako { $high })
verb-take-up = Zabierz kość
option-take-up = Zabierz swoją kość z miejsca wspólnego { $spot }
verb-adjust = Zmień kość na miejscach
option-adjust = Ustaw kość na miejscu wspólnym { $spot } na { $result } ({ $by })
by-parts = 2 żetony części
by-chems = 2 żetony preparatów
verb-seal = Dołóż plik
option-seal = Dołóż „{ $file }”, zadziała przy zatwierdzeniu
verb-lend-kept = Dołóż zatrzymaną kartę
option-lend-kept = Dołóż „{ $card }”
verb-lend-skill = Dołóż umiejętność
option-lend-skill = Dołóż umiejętność „{ $skill }”
verb-ask-for-help = Poproś o pomoc
option-ask-for-help = Poproś pozostałych o pomoc
verb-take-offer = Przyjmij ofertę
option-take-offer = Przyjmij ofertę, którą składa { $player }
verb-drop-offer = Pomiń ofertę
option-drop-offer = Pomiń ofertę, którą składa { $player }
verb-withdraw-offer = Wycofaj swoją ofertę
option-withdraw-offer = Wycofaj swoją ofertę
verb-vault-share = Ustal, ile płaci Magazyn
option-vault-share = Magazyn płaci najwyżej { $number } { $number ->
    [one] żeton
    [few] żetony
   *[many] żetonów
  } { $type_gen }
verb-commit = Zatwierdź
option-commit = Wypełnij miejsca i zapłać
verb-call-off = Zrezygnuj
option-call-off = Zrezygnuj
verb-give-tokens = Zaproponuj żetony
option-give-tokens = Zaproponuj { $number } { $number ->
    [one] żeton
    [few] żetony
   *[many] żetonów
  } { $type_gen }
verb-play-openly = Zagraj plik jawnie
option-play-openly = Zagraj „{ $file }” jawnie
verb-save-on = Wybierz, co oszczędzić
option-save-on = Oszczędź { $number } { $number ->
    [one] żeton
    [few] żetony
   *[many] żetonów
  } { $type_gen }
verb-pay-extra = Wybierz, czym dopłacić
option-pay-extra = Dopłać { $number } { $number ->
    [one] żeton
    [few] żetony
   *[many] żetonów
  } { $type_gen } z żetonów dowolnego rodzaju
verb-agree = Zgódź się
option-agree = Zgódź się na zmianę
verb-object = Sprzeciw się
option-object = Zostaw kość bez zmian
verb-send-offer = Wyślij ofertę
option-send-offer = Wyślij ofertę
verb-refuse = Odmów
option-refuse = Odmów

verb-finish-task = Ukończ zadanie robocze
option-finish-task = Ukończ „{ $task }”
verb-pay-with = Wybierz żetony
option-pay-with = Zapłać { $data } w danych, { $parts } w częściach, { $chems } w preparatach
verb-skip-task = Nie kończ zadania
option-skip-task = Nie kończ tu zadania
verb-save = Użyj umiejętności „Wybawca”
option-save = Wybawca: oszczędź do 6 żetonów
verb-replenish = Uzupełnij Magazyn
option-replenish = Przenieś { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
  } do Magazynu
verb-skip-replenish = Nie uzupełniaj
option-skip-replenish = Zatrzymaj żetony
verb-draw-more = Dobierz karty
option-draw-more = { $data ->
    [0] Nie wydawaj danych
    [one] Wydaj { $data } żeton danych, dobierz o { $data } kartę więcej
   *[other] Wydaj { $data } żetony danych, dobierz o { $data } karty więcej
  }
verb-set-robot = Ustaw robota
option-set-robot = Ustaw robota na { $result }
verb-reprogram = Przeprogramuj robota
option-reprogram = Odeślij do domu robota, którym kieruje { $player }
verb-pay-for-return = Zapłać za kość
option-pay-for-return = Zapłać, aby { $die } wrócił do domu
verb-let-them-warm = Nie płać więcej
option-let-them-warm = Pozostałe ogrzewają się w Sali wybudzeń
verb-draft = Zatrzymaj zadanie robocze
option-draft = Zatrzymaj „{ $card }”
verb-join = Dołącz do narady
option-join = Dołącz z { $die_ins }{ $result ->
    [0] {""}
   *[other] , zmieniając na { $result }
  }
verb-stay-away = Nie dołączaj
option-stay-away = Nie dołączaj
verb-take-alone = Użyj umiejętności „Samotny wilk”
option-take-alone = Samotny wilk: weź zamiast tego wierzchnie zadanie robocze
verb-take-task = Weź zadanie robocze
option-take-task = Weź „{ $card }”
verb-take-none = Nie bierz karty
option-take-none = Podaj karty dalej
verb-buy = Kup umiejętność
option-buy = Kup umiejętność „{ $skill }” (odrzucając: { $discard })
verb-end-buying = Nie kupuj więcej
option-end-buying = Nie kupuj więcej
verb-repeat-file = Użyj pliku jeszcze raz
option-repeat-file = Użyj pliku jeszcze raz
verb-no-repeat = Raz wystarczy
option-no-repeat = Raz wystarczy
verb-take-top = Weź zadania robocze
option-take-top = { $number ->
    [0] Nie bierz
    [one] Weź { $number } zadanie robocze
   *[other] Weź { $number } zadania robocze
  }
verb-drop-task = Odrzuć zadanie robocze
option-drop-task = Odrzuć „{ $card }”
verb-keep-rest = Nie odrzucaj więcej
option-keep-rest = Nie odrzucaj więcej
verb-heal = Przenieś kość z Sali wybudzeń
option-heal = { $die }, którym kieruje { $player }
verb-enough-healed = Nie przenoś więcej
option-enough-healed = Nie przenoś więcej kości
verb-supply = Zaopatrz graczy
option-supply = Po 3 żetony { $type_gen } biorą: { $players }
verb-hand-out = Rozdaj karty
option-hand-out = Dobierz 6 kart i rozdaj je
verb-draw-as-usual = Dobierz jak zwykle
option-draw-as-usual = Dobierz jak zwykle
verb-give-card = Daj kartę
option-give-card = Kartę „{ $card }” dostaje { $player }
verb-let-awaken = Pozwól wykonać Wybudzenie
option-let-awaken = { $player } wykonuje Wybudzenie
verb-no-patronage = Zachowaj umiejętność
option-no-patronage = Zachowaj umiejętność na później

# Liczby w długich menu
field-player = gracz
field-side = wariant
field-slot = pole
field-number = liczba
field-result = wynik
field-spot = miejsce
field-spots = miejsca
field-tokens = żetony
field-data = dane
field-parts = części
field-chems = preparaty
field-players = gracze
to-number = gracz { $number }
player-number = gracz { $number }
players-number = gracz { $number }
winners-number = gracz { $number }
