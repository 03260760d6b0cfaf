# Nazwy, które każdy może przeczytać w dowolnej chwili.

## Kluczowe zadania

card-KT-01 = Spóźniony zegar
card-KT-02 = Duch w indeksie
card-KT-03 = Zimny lut
card-KT-04 = Dwa wyniki jednego rachunku
card-KT-05 = Dym za dziewiątym panelem
card-KT-06 = Nocny dziennik się nie zamyka
card-KT-07 = Zacięty przekaźnik
card-KT-08 = Pierścień 2 traci pamięć
card-KT-09 = Gorące łożysko
card-KT-10 = Stukot w obiegu chłodzenia
card-KT-11 = Winda między pokładami
card-KT-12 = Kaskada wyłączeń
card-KT-13 = Śpiewający przewód
card-KT-14 = Pompa na jednej nodze
card-KT-15 = Migotanie w trzonie
card-KT-16 = Zaległy test zaworów
card-KT-17 = Więdnięcie w rozsadniku
card-KT-18 = Komora przecieka
card-KT-19 = Kwaśne powietrze na pokładzie 6
card-KT-20 = Nocna gorączka
card-KT-21 = Zakwit alg
card-KT-22 = Alarm wśród śpiących
card-KT-23 = Pszczoły zamilkły
card-KT-24 = Pył w żłobku

## Zadania robocze

card-WT-01 = Skatalogować nasiona
card-WT-02 = Sprawdzić rejestry snu
card-WT-03 = Skopiować stare mapy
card-WT-04 = Zamknąć bilans powietrza
card-WT-05 = Nauczyć windę manier
card-WT-06 = Nagrać chór
card-WT-07 = Wyśledzić fałszywy alarm
card-WT-08 = Ułożyć nowy jadłospis
card-WT-09 = Poczta z całego stulecia
card-WT-10 = Pełny audyt
card-WT-11 = Listy do Drugiej Wachty
card-WT-12 = Uporządkować indeks
card-WT-13 = Wyszlifować soczewki
card-WT-14 = Naprawić stoły w mesie
card-WT-15 = Zapasowe zawiasy
card-WT-16 = Cichszy wentylator
card-WT-17 = Farba dla Pierścienia 4
card-WT-18 = Odlać półfabrykaty kół
card-WT-19 = Skafandry w małym rozmiarze
card-WT-20 = Przezwoić silnik
card-WT-21 = Czterdzieści metrów kabla
card-WT-22 = Remont dźwigu
card-WT-23 = Przegląd robota
card-WT-24 = Podeprzeć halę pomp
card-WT-25 = Badanie wzroku
card-WT-26 = Obchód z witaminami
card-WT-27 = Uspokoić oddział
card-WT-28 = Lepsza maść
card-WT-29 = Badania w żłobku
card-WT-30 = Kontrola zimnego snu
card-WT-31 = Zęby, wszystkie
card-WT-32 = Wyściółka komór
card-WT-33 = Lek na żółty liść
card-WT-34 = Zimowe serum
card-WT-35 = Nauka chodzenia
card-WT-36 = Wyszorować ogród powietrza

## Pliki

card-FI-01 = Pewna ręka
card-FI-02 = Drugi oddech
card-FI-03 = Pożyczona siła
card-FI-04 = Drobna korekta
card-FI-05 = Sterowanie ręczne
card-FI-06 = Po imieniu
card-FI-07 = Zmiana tempa
card-FI-08 = Odwołany z posterunku
card-FI-09 = Zapomniana skrzynia
card-FI-10 = Szpula taśmy
card-FI-11 = Wyprawa po złom
card-FI-12 = Zielona półka
card-FI-13 = Odsyłacz
card-FI-14 = Stały rozkaz
card-FI-15 = Prototyp
card-FI-16 = Zmiana kolejności
card-FI-17 = Droga na skróty
card-FI-18 = Oszczędność środków
card-FI-19 = Przygotowany grunt
card-FI-20 = Łata
card-FI-21 = Uprzątnąć drogę

## Algorytmy

card-AL-01 = Płodozmian
card-AL-02 = Równoważenie obciążeń
card-AL-03 = Filtr szumu
card-AL-04 = Dokładnie na czas
card-AL-05 = Ciepły rozruch
card-AL-06 = Oszczędny projekt
card-AL-07 = Otwarte archiwum
card-AL-08 = Logika roju
card-AL-09 = Wiele rąk
card-AL-10 = Stała wachta
card-AL-11 = Protokół narady
card-AL-12 = Łagodne wybudzenie

## Umiejętności oficerskie

skill-inventor = Wynalazca
skill-researcher = Badacz
skill-tutor = Wychowawca
skill-biologist = Biolog
skill-chemist = Chemik
skill-engineer = Inżynier
skill-scientist = Naukowiec
skill-technologist = Technolog
skill-analyst = Analityk
skill-lone_wolf = Samotny wilk
skill-mentor = Mentor
skill-commandant = Komendant
skill-leader = Przywódca
skill-workhorse = Wół roboczy
skill-loyal_friend = Wierny przyjaciel
skill-storekeeper = Zaopatrzeniowiec
skill-hacker = Haker
skill-dealer = Handlarz
skill-optimizer = Optymalizator
skill-innovator = Nowator
skill-medic = Medyk
skill-administrator = Administrator
skill-archivist = Archiwista
skill-developer = Projektant
skill-patron = Patron
skill-curator = Kurator
skill-planner = Planista
skill-saviour = Wybawca
skill-supplier = Dostawca

## Cele epizodów

card-best_officer = Najlepszy oficer
card-officer_review = Ocena oficerów
card-personal_goals = Cele osobiste

## Cele osobiste

card-PA-1 = Dobry sąsiad
card-PA-2 = Złota rączka
card-PA-3 = Dobry gospodarz
card-PA-4 = Oczytanie
card-PA-5 = Ranny ptaszek
card-PA-6 = Zawsze na naradzie
card-PA-7 = Przyjaciel maszyn
card-PA-8 = Pełna skrzynka
card-PB-1 = Na rozdrożu
card-PB-2 = Filar załogi
card-PB-3 = Niestrudzony
card-PB-4 = Zapas na czarną godzinę
card-PB-5 = Na czele stołu
card-PB-6 = Pierwszy na miejscu
card-PB-7 = Czyste biurko
card-PB-8 = Po jednym z każdego
card-PS-1 = Publikacja
card-PS-2 = Wszystko ulepszone
card-PS-3 = Wszyscy na nogach
card-PS-4 = Chór robotów

## Karty załogi: imię, praca i ocena

card-CR-1 = Odalys Finch
job-CR-1 = kucharka
review-CR-1 = Szczodra aż do przesady.
card-CR-2 = Tove Marchetti
job-CR-2 = pielęgniarka oddziału snu
review-CR-2 = Dokładna i roztargniona.
card-CR-3 = Sunniva Pell
job-CR-3 = nauczycielka
review-CR-3 = Zbyt łagodna dla uczniów.
card-CR-4 = Dragan Iwu
job-CR-4 = spawacz kadłubowy
review-CR-4 = Solidny.
card-CR-5 = Mirela Quist
job-CR-5 = urzędniczka gwiezdna
review-CR-5 = Błyskotliwa, bezczelna.
card-CR-6 = Halvard Voss
job-CR-6 = kwatermistrz w stanie spoczynku
review-CR-6 = Nie podlega ocenie.
card-CR-7 = Pim Castellane
job-CR-7 = uczennica, lat jedenaście
review-CR-7 = Zasypia przy pracy.
card-CR-8 = Ruben Achterberg
job-CR-8 = magazynier
review-CR-8 = Księgi bez zarzutu.

## Karty zasad

card-R-1 = Narada robocza
card-R-2 = Żetony zasobów

## Ship and officers, where players give them no names (G7-2.1, G7-2.2); names that need neither case nor gender

ship-name = „Rybitwa”
officer-1 = Oduya
officer-2 = Brandt
officer-3 = Kamara
officer-4 = Ek
