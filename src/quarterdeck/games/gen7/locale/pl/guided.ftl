# Pierwszy epizod z instruktorem (G7-R51) i to, jak się go proponuje.
introduction = Pierwszy epizod
introduction-about = Instruktor objaśnia pierwsze tury pierwszego epizodu, a kampania toczy się dalej od tego miejsca.

guided-watch = Jesteście oficerami jednego statku
guided-watch-more = Kampania ma siedem epizodów, a fabuła idzie tam, gdzie poprowadzą ją wasze głosy. O statek dbacie razem, ale zasługi, gwiazdki i stopień każdy ma własne; najlepszy oficer epizodu dostaje pochwałę.
guided-draft = Zatrzymaj zadanie robocze, resztę podaj dalej
guided-draft-more = Centrum na karcie to miejsce, gdzie się ją wykonuje, żetony to koszt, a liczba z plusem to twoje zasługi. Małą liczbę stracisz, jeśli na końcu wciąż masz kartę na ręce, więc bierz to, na co cię stać.
guided-page = Przeczytaj stronę i przejdź dalej
guided-page-more = Na stronie stoi też, czego statek teraz potrzebuje: cel fabularny, co się do niego liczy i do kiedy. Znajdziesz go też na statku.
guided-dice = Twoja załoga to kości
guided-dice-more = Kwadratowe kości to koloniści z wynikiem od 1 do 6. Ta stojąca na rogu to twój oficer, od 1 do 8. Dwunastościenna kość to twój robot, od 1 do 12, jeśli go masz. W swojej turze umieszczasz jedną kość na wolnym miejscu, i tak po kolei, aż nikt nie ma już kości.
guided-place = Weź kość i umieść ją na statku
guided-place-more = Dotknij kości w kwaterach załogi: podświetlą się miejsca, które ją przyjmą, i to, co tam da. Laboratoria dają dane, części i preparaty, a tych trzeba ci najpierw; inne pomieszczenia dają karty albo załogę. Wysoki wynik przyda się tam, gdzie płaci się za wynik.
guided-end = Zakończ turę
guided-end-more = Najpierw możesz zostać spytany o Magazyn: przeniesienie 3 lub 6 żetonów daje zasługi i przybliża cel fabularny, ale możesz je też zatrzymać. Przed końcem tury możesz jeszcze zagrać plik albo cofnąć to, o czym nie zdecydował los ani inni. Z końcem tury decyzje są ostateczne.
guided-tasks = Kluczowe zadania wykonuje się razem
guided-tasks-more = Każde wymaga kości zgodnych z jego zasadą i żetonów, wszystkiego naraz. Wybierz zadanie, połóż na nim kość i poproś o pomoc; zasługi dostaje każdy, kto położył kość. Zadanie niewykonane do końca rundy pogarsza stan systemu i zamyka miejsca.
guided-officer = Oficer trafia na rozdroże
guided-officer-more = Na końcu tury, w której umieszczono oficera, karta rozdroży może cię o coś zapytać. Obie drogi możesz przeczytać, ale dokąd prowadzą, widać dopiero po wyborze.
guided-work = Zadania robocze popłacają najbardziej
guided-work-more = Najpierw zbierz żetony, potem umieść kość w centrum z karty i wykonaj ją tam. Miejsce szefa w Sztabie zwołuje naradę roboczą, na której wszyscy mogą wziąć nowe. Centra dają też pliki, algorytmy i więcej załogi.
guided-goal = Pamiętaj o celu fabularnym
guided-goal-more = Stoi pośrodku statku ze znacznikami i ostatnią rundą. Jeśli go nie osiągniecie, zapłacą wszyscy. Żetony z Magazynu pomagają w kluczowych zadaniach, więc ktoś musi go uzupełniać.
guided-round = Odtąd statek jest wasz
guided-round-more = Po ostatniej kości nieukończone kluczowe zadania wyrządzą szkody, załoga wróci do kwater i zacznie się nowa runda. Wskaż cokolwiek, aby o tym przeczytać, a coś zamkniętego, aby poznać powód. Po ostatniej rundzie rozdaje się gwiazdki, a za nie kupuje się umiejętności.
