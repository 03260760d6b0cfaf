# Nazwy, które gracze poznają w trakcie kampanii: wszystko tutaj to spoilery.

## Kluczowe zadania

name-K-01 = Pierścień 9 więdnie
name-K-02 = O jedną rurę za dużo
name-K-03 = Powietrze w rurach
name-K-04 = Szron na Szóstej Ścianie
name-K-05 = Echo na planie pokładów
name-K-06 = Powietrze dla dwóch wacht
name-K-07 = Dwa grafiki
name-K-08 = Kotły na pół pary
name-K-09 = Luźny splot
name-K-10 = Zamek słucha
name-K-11 = O stopień w bok
name-K-12 = Brak tchu

## Zadania robocze

name-W-01 = Podzielić deszcz
name-W-02 = Załatać cysternę
name-W-03 = Rozrysować rury
name-W-04 = Skręcić nowy splot
name-W-05 = Prawdziwy kalendarz, czystopis
name-W-06 = Koce dla Pierwszej Wachty
name-W-07 = Spiętrzyć koje
name-W-08 = Dni sześćdziesięciu czterech lat
name-W-09 = Budzić łagodnie

## Pliki

name-F-01 = Mapa rur
name-F-02 = Hełm wody
name-F-03 = Znak kredą
name-F-04 = Prawdziwa data
name-F-05 = Rękaw Wen
name-F-06 = Miska na dwoje
name-F-07 = Struna wiolonczelowa
name-F-08 = Zapieczętowany zapis
name-F-09 = Węzeł Ines

## Algorytmy

name-L-01 = Pytanie i odpowiedź
name-L-02 = Parami
name-L-03 = Słowo w porę
name-L-04 = Papierowy ślad

## Cele epizodów

name-G-01 = Pełne półki
name-G-02 = Znów zielono
name-G-03 = Nikt nie został na mrozie
name-G-04 = Ręce na Krośnie
name-G-05 = Światła nie gasną
name-G-06 = Miejsce przy stole
name-G-07 = Drut i cierpliwość
name-G-08 = Równy kurs
name-G-09 = Wszystkie ręce na pokład
name-G-10 = Wciąż na pokładzie

## Karty zasad

name-A1 = Przejście w Klin
name-A2 = Krosno
name-A3 = Utrzymanie
name-A4 = Cztery głosy
name-B1 = Nadpalone zlecenie
name-B2 = Kredowa dłoń
name-B3 = Imiona na głos
name-B4 = Zerwany drut
name-B5 = Pierwsza Wachta
name-B6 = Zamknięte drzwi
name-B7 = Papierowy almanach
name-B8 = Drut z Klina
name-B9 = Zdarte do żywego
name-B10 = Przeniesione łóżka

## Karty rozdroży

name-C-001 = Cudza łyżka
name-C-002 = Gra w grafik
name-C-003 = Łagodne usterki
name-C-004 = Pół dowcipu
name-C-005 = Pożyczone narzędzia
name-C-006 = Urodziny w dziewiątym miesiącu
name-C-007 = Wiaderko
name-C-008 = Wiolonczela
name-C-009 = Pusta ramka
name-C-010 = Nadgodziny
name-C-011 = Bez podpisu
name-C-012 = Gorączka w rzędzie koi
name-C-013 = Zagięcie na planie
name-C-014 = Giełda skarpet
name-C-015 = Czy ktoś był na zewnątrz?
name-C-016 = Luźny nit
name-C-017 = Spór o ławę
name-C-018 = Głos na taśmie
name-C-019 = Pył na filtrze
name-C-020 = Błąd ucznia
name-C-021 = Godzina ciszy
name-C-022 = Długa drabina
name-C-023 = Dzień pamięci
name-C-024 = Otworzyć później
name-C-101 = Umyte talerze
name-C-102 = Tykająca plakietka
name-C-103 = Wyliczanka
name-C-104 = Pukanie
name-C-105 = Dziurka od szpilki
name-C-106 = Goniec
name-C-107 = Dziewczynka, która nie śpi
name-C-108 = Martwe dusze
name-C-201 = Drzewo w Pierścieniu 9
name-C-202 = Szara woda
name-C-203 = Kolejka do łaźni
name-C-204 = Pokój deszczu
name-C-205 = Ręce ogrodnika
name-C-206 = Rdza
name-C-207 = Pył kredowy
name-C-208 = Notatki spawacza
name-C-209 = Zmarznięte palce
name-C-210 = Ściana pamięci
name-C-211 = Klucz do niczego
name-C-212 = Lunatyk
name-C-213 = Reguła Ashera
name-C-214 = Żarty Wen
name-C-215 = Pierwszy węzeł
name-C-216 = Dziecko, które nie zasnęło
name-C-217 = Starsza niż własna matka
name-C-218 = Chleb dla umarłych
name-C-219 = Dwoje na koi
name-C-220 = Lampa mówi
name-C-221 = Grafik Rao
name-C-222 = Waga do racji
name-C-223 = Notatka z roku 131
name-C-224 = Pożyczone buty
name-C-225 = Urna wyborcza
name-C-226 = Ostatnia struna
name-C-227 = Sześćdziesiąt przebudzeń
name-C-228 = Odźwierny
name-C-229 = Brudnopisy
name-C-230 = Miejsce przy piecu
name-C-231 = Co przywiązać
name-C-232 = List od Drugiej Wachty
name-C-233 = Ołówek
name-C-234 = Imiona ze ściany
name-C-235 = Ostatnia herbata
name-C-236 = Okiennica
name-C-301 = Talerz wraca
name-C-302 = Kambuz
name-C-303 = Czyja plakietka
name-C-304 = Jedno ciepłe łóżko
name-C-305 = Trzynasta zwrotka
name-C-306 = Trzy i dwa
name-C-307 = Tam, gdzie ktoś stoi
name-C-308 = Pomyłka o cztery lata
name-C-309 = Na oko
name-C-310 = Starzec i rada
name-C-311 = Niech zdecyduje siódme
name-C-312 = Pim zna drogę
name-C-313 = Pim zniknęła
name-C-314 = Osoby nieobecne
name-C-315 = Jedno pytanie
name-C-316 = Głos już usłyszany
name-C-317 = Wiaderko czeka
name-C-318 = Wiaderko wiezie łóżko
name-C-319 = Co dał Pierścień 9
name-C-320 = Pestki
name-C-321 = Dane słowo
name-C-322 = Asher zostanie albo poprowadzi
name-C-323 = Druga połowa koi
name-C-324 = Woda. Rzadkie powietrze. Powoli.

## Epizody i zakończenia

name-E1 = Niepełna miara
name-E2 = Suchy tydzień
name-E3 = Szósta Ściana
name-E4 = Trzynasty miesiąc
name-E5 = Dwoje przy jednym stole
name-E6 = Cztery głosy
name-E7 = Zwrot
name-7-90 = Wszystkie ręce
name-7-91 = Lekki statek
name-7-92 = Odręcznie
name-7-93 = Dwa światła
name-7-94 = Chuda zima
name-7-95 = Długa droga
name-7-96 = Minąć Lampę
name-7-97 = Zgasłe lampy
name-7-98 = Czworo drzwi

## Pomieszczenia

name-sixth_a = Przejście w Klin
    .gen = Przejścia w Klin
    .acc = do Przejścia w Klin
    .loc = w Przejściu w Klin
name-sixth_b = Krosno
    .gen = Krosna
    .acc = do Krosna
    .loc = przy Krośnie
name-shared_a = brygada
name-shared_b = rama osnowy
name-shared_c = rama wątku
