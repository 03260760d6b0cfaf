# „Siódme pokolenie” w lobby, ładowane na każdej stronie: nazwa, sposoby rozpoczęcia, ustawienia stołu.
ui-game-gen7 = Siódme pokolenie
ui-about-gen7 =
    Oficerowie statku pokoleniowego wysyłają kości załogi do jego pomieszczeń, naprawiają, co się psuje, wykonują
    zadania i wspólnie decydują, jak potoczy się historia: kampania siedmiu epizodów dla trojga lub czworga.
ui-pace-gen7 = tura po turze, bez zegara
ui-play-alone-gen7 = Zagraj z botami
ui-solo-game-gen7 = Kampania z botami
ui-next-game-gen7 = Zacznij następny epizod
ui-campaign-game-gen7 = Epizod { $n }
ui-result-won-gen7 = zasługi: { $score }
g7-minutes-of-episode = { $count } min na epizod
g7-note-episode = Epizod { $episode } kampanii
g7-gallery = Galeria zakończeń
g7-round = Runda { $round }
table-gen7-ship = Nazwa statku
    .hint = Trafia do dziennika pokładowego.
    .placeholder = „Rybitwa”
    .clause = G7-2.1
table-gen7-officers = Nazwiska oficerów
    .hint = Po jednym na miejsce, na całą kampanię.
    .placeholder = Oduya, Brandt, Kamara, Ek
    .clause = G7-2.2
table-gen7-bots_vote = Głosy botów
    .hint = Czy głosy botów liczą się jak głosy ludzi, czy tylko rozstrzygają remisy.
    .clause = G7-8.3
table-gen7-answer_time = Czas na odpowiedź
    .hint = Sekundy na odpowiedź i na głosowanie; 0 – bez limitu.
    .clause = G7-R23
table-gen7-answer_time-0 = bez limitu
table-gen7-reading_time = Czas na czytanie
    .hint = Sekundy na wspólne czytanie; 0 – bez limitu.
    .clause = G7-R10
table-gen7-reading_time-0 = bez limitu
