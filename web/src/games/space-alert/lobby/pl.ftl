# Space Alert in the lobby, loaded on every page: its name, the ways to begin, its table options.
ui-game-space-alert = Space Alert
ui-about-space-alert =
    Dziesięć minut alarmu: załoga planuje dwanaście tur, a komputer ogłasza zagrożenia. Potem wszyscy patrzą, co
    naprawdę wyszło z planu.
ui-pace-space-alert = na żywo, z zegarem
ui-play-alone-space-alert = Leć w pojedynkę
ui-solo-game-space-alert = Lot w pojedynkę
ui-result-won-space-alert = Powrót do domu: { $score } { $score ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }
ui-result-lost-space-alert = Statek przepadł
table-space-alert-mission = Lot
    .hint = Które nagranie jest odtwarzane.
    .clause = SA-2.19
table-space-alert-mission-random-mission = Losowa misja
table-space-alert-mission-generated = Nowa, wygenerowana misja
table-space-alert-mission-S1-1 = Lot próbny 1 (S1-1)
table-space-alert-mission-S1-2 = Lot próbny 2 (S1-2)
table-space-alert-mission-S1-3 = Symulacja 1 (S1-3)
table-space-alert-mission-S1-4 = Symulacja 2 (S1-4)
table-space-alert-mission-S1-5 = Symulacja 3 (S1-5)
table-space-alert-mission-S1-6 = Zaawansowana symulacja 1 (S1-6)
table-space-alert-mission-S1-7 = Zaawansowana symulacja 2 (S1-7)
table-space-alert-mission-S1-8 = Zaawansowana symulacja 3 (S1-8)
table-space-alert-mission-S2-1 = Misja 1 (S2-1)
table-space-alert-mission-S2-2 = Misja 2 (S2-2)
table-space-alert-mission-S2-3 = Misja 3 (S2-3)
table-space-alert-mission-S2-4 = Misja 4 (S2-4)
table-space-alert-mission-S2-5 = Misja 5 (S2-5)
table-space-alert-mission-S2-6 = Misja 6 (S2-6)
table-space-alert-mission-S2-7 = Misja 7 (S2-7)
table-space-alert-mission-S2-8 = Misja 8 (S2-8)
table-space-alert-common = Zwykłe zagrożenia
    .hint = Białe karty są łagodniejsze, żółte trudniejsze.
    .clause = SA-2.2
table-space-alert-common-white = niskie: tylko białe
table-space-alert-common-yellow = wysokie: tylko żółte
table-space-alert-common-mixed = losowe: białe i żółte
table-space-alert-serious = Poważne zagrożenia
    .hint = Wybierane osobno od zwykłych.
    .clause = SA-2.3
table-space-alert-serious-white = niskie: tylko białe
table-space-alert-serious-yellow = wysokie: tylko żółte
table-space-alert-serious-mixed = losowe: białe i żółte
table-space-alert-extra_android = Jeden android więcej
    .hint = Z czteroosobowej załogi robi pięcioosobową.
    .clause = SA-8.1
table-space-alert-captain = Kapitan
    .hint = W każdej turze działa pierwszy.
    .clause = SA-2.7
table-space-alert-communications_officer = Oficer łączności
    .hint = Wykłada zagrożenia zewnętrzne.
    .clause = SA-2.7
table-space-alert-chief_of_security = Szef ochrony
    .hint = Wykłada zagrożenia wewnętrzne.
    .clause = SA-2.7
table-space-alert-clock = Zegar na żywo
    .hint = Wyłączony: trening bez czasu, komunikaty padają, gdy wszyscy są gotowi.
    .clause = SA-R45
table-space-alert-transfer_seconds = Czas transferu danych
    .hint = Przez ile sekund można przekazywać karty.
    .clause = SA-R18
table-space-alert-trips = Zasada potknięcia
    .hint = Źle zagraną kartę można poprawić przy odkryciu; następna akcja się opóźnia.
    .clause = SA-R30
table-space-alert-pauses = Pauza za zgodą wszystkich
    .hint = Zegar staje, jeśli wszyscy tego chcą.
    .clause = SA-R43
table-space-alert-full_rules = Pełne zasady w treningu
    .hint = Loty próbne i symulacje ze wszystkimi zasadami misji.
    .clause = SA-12.12
sa-real-table = Przy prawdziwym stole
ui-campaign-game-space-alert = Misja { $n }
sa-school = Szkoła lotów
table-space-alert-campaign = Kampania
    .hint =
        Do trzech misji z rzędu na jednym statku. Załoga głosuje nad trudnością, naprawia statek między misjami i
        wszystko liczy się razem.
    .clause = SA-10.1.1
sa-ships-log = Dziennik pokładowy
