# Co się dzieje.
event-episode-began = Zaczyna się epizod { $episode }.
event-crew-card-dealt = { $seat } ma na pokładzie bliską osobę, jest nią { $crew }.
event-sector-dealt = { $seat } dowodzi { $sector_ins }.
event-rolled-for-chief = { $seat } wyrzuca { $result }.
event-chief-found = { $seat } zostaje szefem sztabu.
event-section-read = Odczytano nową stronę fabuły.
event-unlocked = W kampanii pojawia się „{ $component }”.
event-log-written = Dziennik pokładowy: { $sentence }
event-round-began = Runda { $round }: zaczyna { $seat }.
event-key-tasks-drawn = Nowe kluczowe zadania: { $tasks }.
event-crew-rolled = { $seat } rzuca kośćmi załogi: { $dice }.
event-turn-began = { $seat } wykonuje turę.
event-turn-ended = { $seat } kończy turę.
event-turns-over = Wszyscy spasowali.
event-passed = { $seat } pasuje.
event-passes-until-die = { $seat } pasuje, dopóki nie pojawi się kość.
event-asked-again = { $seat } znowu chce decydować w turach bez kości.
event-die-placed = { $seat } umieszcza { $die_acc } na miejscu „{ $at }” z wynikiem { $result }.
event-moved-to-recovery = { $seat } nie ma wolnego miejsca i odsyła { $die_acc } do Sali wybudzeń.
event-die-changed = { $seat } zmienia { $die_acc } na { $result }{ $source }.
event-die-rerolled = { $seat } przerzuca { $die_acc }: wypada { $result }{ $source }.
event-to-recovery = { $seat } odsyła { $die_acc } do Sali wybudzeń{ $source }.
event-from-recovery = { $seat } sprowadza { $die_acc } z Sali wybudzeń: wypada { $result }{ $source }.
event-die-taken-back = { $seat } cofa { $die_acc } z miejsca „{ $at }”{ $source }.
event-to-supply = { $seat } odkłada { $die_acc } do zasobu{ $source }.
event-from-supply = { $seat } bierze { $die_acc } z zasobu{ $source }.
event-robot-fetched = { $seat } sprowadza robota: wypada { $result }{ $source }.
event-robot-reprogrammed = { $seat } przeprogramowuje robota, a odzyskuje go { $player }.
event-gained = { $seat } zyskuje { $number } { $number ->
    [one] żeton
    [few] żetony
   *[many] żetonów
  } { $type_gen }{ $source }.
event-spent = { $seat } oddaje { $number } { $number ->
    [one] żeton
    [few] żetony
   *[many] żetonów
  } { $type_gen }{ $source }.
event-discarded-surplus = { $seat } odrzuca ponad pojemność { $number } { $number ->
    [one] żeton
    [few] żetony
   *[many] żetonów
  } { $type_gen }.
event-vault-gained = Magazyn zyskuje { $number } { $number ->
    [one] żeton
    [few] żetony
   *[many] żetonów
  } { $type_gen }{ $source }.
event-vault-lost = Magazyn traci { $number } { $number ->
    [one] żeton
    [few] żetony
   *[many] żetonów
  } { $type_gen }{ $source }.
event-put-on-task = Na zadanie „{ $task }” { $number ->
    [one] trafia { $number } żeton
    [few] trafiają { $number } żetony
   *[many] trafia { $number } żetonów
  } { $type_gen }{ $source }.
event-replenished = { $seat } uzupełnia Magazyn o { $number } { $number ->
    [one] żeton
    [few] żetony
   *[many] żetonów
  } { $type_gen }.
event-merit-gained = { $seat } zyskuje { $number } { $number ->
    [one] zasługę
    [few] zasługi
   *[many] zasług
  }{ $source }.
event-merit-lost = { $seat } traci { $number } { $number ->
    [one] zasługę
    [few] zasługi
   *[many] zasług
  }{ $source }.
event-stars-promised = { $seat } zyska na koniec epizodu { $number } { $number ->
    [one] gwiazdkę
    [few] gwiazdki
   *[many] gwiazdek
  }{ $source }.
event-stars-paid = { $seat } zyskuje { $number } { $number ->
    [one] gwiazdkę
    [few] gwiazdki
   *[many] gwiazdek
  } i ma łącznie { $stars }.
event-cards-drawn = { $seat } dobiera { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
  } z { $deck_gen }{ $source }.
event-card-kept = { $seat } zatrzymuje kartę z { $deck_gen }.
event-card-dropped = { $seat } odrzuca kartę pod { $deck_acc }{ $source }.
event-card-given = { $player } dostaje kartę; daje ją { $seat }.
event-cards-looked-at = { $seat } ogląda { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
  } z wierzchu { $deck_gen }{ $source }.
event-cards-put-back = { $seat } odkłada karty na { $deck_acc }.
event-deck-searched = { $seat } przegląda { $deck_acc }{ $source }.
event-deck-shuffled = Potasowana zostaje { $deck }.
event-key-task-swapped = { $seat } wymienia zadanie „{ $task }” na „{ $new }”{ $source }.
event-algorithm-works = { $seat } korzysta z algorytmu „{ $algorithm }”.
event-algorithms-arranged = { $seat } układa algorytmy: { $algorithms }.
event-file-played = { $seat } zagrywa plik „{ $file }”.
event-file-sealed = { $seat } dokłada do oferty plik.
event-file-lost = { $seat } traci plik.
event-skill-used = { $seat } używa umiejętności „{ $skill }”.
event-skill-lent = { $seat } dokłada do oferty umiejętność „{ $skill }”.
event-skill-bought = { $seat } kupuje umiejętność „{ $skill }” za { $price } { $price ->
    [one] gwiazdkę
    [few] gwiazdki
   *[many] gwiazdek
  }.
event-kept-card-used = { $seat } używa karty „{ $card }”.
event-card-kept-for-later = { $seat } zachowuje kartę „{ $card }”.
event-card-lent = { $seat } dokłada do oferty kartę „{ $card }”.
event-proposed = { $seat } chce wypełnić „{ $group }”.
event-help-asked = { $seat } prosi o pomoc w wypełnieniu „{ $group }”.
event-offered = { $seat } oferuje pomoc w wypełnieniu „{ $group }”.
event-refused = { $seat } nie może pomóc w wypełnieniu „{ $group }”.
event-offer-taken = { $seat } przyjmuje ofertę, którą składa { $player }.
event-offer-dropped = { $seat } pomija ofertę, którą składa { $player }.
event-offer-withdrawn = { $seat } wycofuje ofertę.
event-called-off = { $seat } rezygnuje.
event-die-laid = { $seat } kładzie { $die_acc } na miejscu wspólnym { $spots }.
event-die-taken-up = { $seat } zabiera kość z miejsca wspólnego { $spot }.
event-die-adjusted = { $seat } zmienia kość na miejscu wspólnym { $spot } na { $result }.
event-tokens-offered = { $seat } oferuje { $number } { $number ->
    [one] żeton
    [few] żetony
   *[many] żetonów
  } { $type_gen }.
event-vault-share-set = { $seat } ustala, że Magazyn zapłaci najwyżej { $number } { $number ->
    [one] żeton
    [few] żetony
   *[many] żetonów
  } { $type_gen }.
event-saving-set = { $seat } chce oszczędzić { $number } { $number ->
    [one] żeton
    [few] żetony
   *[many] żetonów
  } { $type_gen }.
event-extra-set = { $seat } chce dopłacić { $number } { $number ->
    [one] żeton
    [few] żetony
   *[many] żetonów
  } { $type_gen } z żetonów dowolnego rodzaju.
event-consent-asked = { $seat } pyta, czy { $player } pozwoli, aby kość na miejscu wspólnym { $spot } pokazywała { $result }.
event-consent-refused = { $seat } zostawia kość na miejscu wspólnym { $spot } bez zmian.
event-group-filled = Miejsca wspólne „{ $group }” są wypełnione, uczestnicy: { $players }.
event-key-task-finished = Kluczowe zadanie „{ $task }” jest ukończone, uczestnicy: { $players }.
event-work-task-finished = { $seat } kończy zadanie robocze „{ $task }”.
event-task-failed = Kluczowe zadanie „{ $task }” pozostaje nieukończone.
event-meeting-opened = { $seat } zwołuje naradę roboczą i zostaje szefem sztabu.
event-meeting-joined = { $seat } dołącza do narady z { $die_ins }.
event-stayed-away = { $seat } nie dołącza do narady.
event-meeting-held = Narada rozdziela { $number } { $number ->
    [one] zadanie robocze
    [few] zadania robocze
   *[many] zadań roboczych
  }.
event-nothing-happened = Na rozdrożu nic się nie dzieje.
event-second-card = { $seat } prosi o drugą kartę rozdroży.
event-crossroads-met = { $seat } staje na rozdrożu: „{ $card }”.
event-option-taken = { $seat } decyduje: { $option }
event-chose-apart = { $seat } dokonuje wyboru.
event-voted = { $seat } głosuje.
event-voted-for-ties = { $seat } głosuje na wypadek remisu.
event-leans = { $seat } skłania się ku opcji „{ $option }”
event-votes-counted = Głosy policzone, { $tally }.
votes-for = „{ $option }” – { $count }
event-chief-decided = { $seat } rozstrzyga jako szef sztabu: { $option }
event-vote-decided = Postanowiono: { $option }
event-success = { $number ->
    [one] Przybywa { $number } znacznik
    [few] Przybywają { $number } znaczniki
   *[many] Przybywa { $number } znaczników
  } sukcesu, razem { $success }{ $source }.
event-setback = Komplikacja: cel wynosi teraz { $target }{ $source }.
event-plot-goal-reached = Cel fabularny osiągnięty: { $success } z { $target }.
event-plot-goal-missed = Cel fabularny przepadł: { $success } z { $target }.
event-goal-turned = Cel „{ $goal }” odwraca się na stronę porażki.
event-plan-shown = { $seat } realizuje plan „{ $plan }”.
event-system-worsened = Stan { $system_gen } pogarsza się i przechodzi na { $division }{ $source }.
event-system-improved = Stan { $system_gen } poprawia się i przechodzi na { $division }{ $source }.
event-critical-effect = Stan { $system_gen } jest na polu krytycznym.
event-repair-marker = Znacznik naprawy zakrywa miejsce „{ $at }”{ $source }.
event-failure-marker = Znacznik awarii zakrywa miejsce „{ $at }”{ $source }.
event-failure-cleared = Miejsce „{ $at }” znów jest wolne{ $source }.
event-paid-for-return = { $seat } płaci, aby { $die } wrócił do domu.
event-crew-returned = Załoga wraca.
event-refreshed = Zakryte: { $covered }. Znów wolne: { $freed }.
event-heart-mind-moved = Serce i rozum: { $value }{ $source }.
event-heart-mind-noted = Dziennik zapisuje serce i rozum: { $value }.
event-episode-ended = Epizod { $episode } dobiegł końca.
event-average-noted = Dziennik zapisuje średnią: { $total } { $total ->
    [one] zasługa
    [few] zasługi
   *[many] zasług
  } na { $count } { $count ->
    [one] gracza
   *[other] graczy
  }.
event-goal-paid = { $seat } zyskuje { $number } { $number ->
    [one] gwiazdkę
    [few] gwiazdki
   *[many] gwiazdek
  } za cel „{ $goal }”.
event-merit-paid = { $seat } zyskuje { $number } { $number ->
    [one] gwiazdkę
    [few] gwiazdki
   *[many] gwiazdek
  } za zasługi.
event-best-officer = { $seat } jest najlepszym oficerem epizodu.
event-promoted = { $seat } otrzymuje stopień { $rank_gen }.
event-underlined = { $seat } podkreśla stopień ({ $lines }).
event-squares-crossed = { $number ->
    [one] Skreślone zostaje { $number } pole
    [few] Skreślone zostają { $number } pola
   *[many] Skreślonych zostaje { $number } pól
  } stanu, razem { $squares }.
event-cards-added = Do talii rozdroży { $number ->
    [0] nie dochodzi żadna karta
    [one] dochodzi { $number } karta
    [few] dochodzą { $number } karty
   *[many] dochodzi { $number } kart
  }.
event-bookmark-put = Zakładka czeka na epizod { $episode }.
event-ending = Kampania dobiegła końca: „{ $ending }”.
event-colonist-awakened = { $seat } wykonuje Wybudzenie: kolonista trafia do Sali wybudzeń{ $source }.
event-sleeper-prepared = { $seat } wykonuje Wybudzenie: przygotowuje się następny kolonista{ $source }.
event-room-damaged = Dziennik zapisuje uszkodzenie { $room_gen } (x{ $times }).
event-room-mended = Z dziennika skreślono jedno uszkodzenie { $room_gen } (x{ $times }).
