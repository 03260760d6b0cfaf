# Przed lotem
introduction = Szkoła lotów
introduction-about = Dwanaście krótkich lekcji, każda o jednej rzeczy, z instruktorem i bez zegara. Zacznij od pierwszej: zajmie kilka minut.
start-flight = Jaki lot wybierasz?
start-flight-test-run = Lot próbny
start-flight-test-run-about = Najkrótszy lot: siedem tur, mało zagrożeń, tylko podstawowe zasady.
start-flight-simulation = Symulacja
start-flight-simulation-about = Cały lot w dwunastu turach; zagrożenia przychodzą tylko z zewnątrz.
start-flight-advanced-simulation = Zaawansowana symulacja
start-flight-advanced-simulation-about = Na pokład wdzierają się też intruzi, a walczą z nimi roboty bojowe.
start-flight-mission = Misja
start-flight-mission-about = Pełne zasady: wszystkie rodzaje zagrożeń, karty bohaterskie, losowe nagranie.
start-time = Z zegarem czy bez?
start-time-untimed = Bez zegara
start-time-untimed-about = Każdy komunikat pada, gdy jesteś na niego gotów. Dobre do nauki; takie loty nie trafiają do dziennika pokładowego.
start-time-timed = Na czas
start-time-timed-about = Komputer mówi od siedmiu do dziesięciu minut i na nikogo nie czeka.
