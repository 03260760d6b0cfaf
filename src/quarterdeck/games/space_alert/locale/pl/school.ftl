# Szkoła lotów Space Alert po polsku. Krok ma krótki wiersz, a za nim wyjaśnienie (-more).
verb-fly-plan = Leć według planu
option-fly-plan = Leć według planu i zobacz, co z tego wyjdzie
waiting-lesson-planning = Instruktor objaśnia następny krok.
event-lesson-begins = Szkoła lotów: { $lesson }.
expected-planned = Ten krok wymaga czegoś innego. Pole { $slot } na { $board }: u góry { $card }.
expected-free = Ten krok wymaga czegoś innego: zabierz kartę z pola { $slot } na { $board }.

# Cele oraz to, co wyszło zamiast nich
goal-at = { $member ->
    [1] Twoja figurka stoi
   *[other] { $crew } stoi
  } na końcu tury { $turn } { $station_loc }
goal-computer = Ktoś zajął się komputerem w fazie { $phase }
goal-destroyed = Zniszcz zagrożenie „{ $threat }”
goal-energy = Na koniec co najmniej { $amount } energii w { $source_loc } { $zone_gen }
goal-no-damage = Statek bez obrażeń
goal-no-delay = Nikt nie ma opóźnienia
goal-repaired = Napraw awarię „{ $threat }”
goal-score = Co najmniej { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
goal-visual = Potwierdzenie wizualne: co najmniej { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
missed-at = { $member ->
    [1] Twoja figurka stała
   *[other] { $crew } w tym czasie
  } { $place_loc }.
missed-computer = W fazie { $phase } nikt na czas nie zrobił C na mostku.
missed-destroyed = Zagrożenie „{ $threat }” otrzymało { $damage } z { $hits } obrażeń.
missed-energy = W { $source_loc } { $zone_gen } zostało { $left } energii.
missed-no-damage = Statek ma { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
  } obrażeń.
missed-no-delay = Ktoś miał opóźnienie.
missed-repaired = Wykonano { $damage } z { $hits } napraw.
missed-score = Twój wynik: { $score }.
missed-visual = Punkty za potwierdzenie wizualne: { $count }.
score-none = brak, statek przepadł

# 1
lesson-moving = Poruszanie się
lesson-moving-about = Karty, pola i stacje: przeprowadź swoją figurkę po statku.
lesson-moving-1 = Obejrzyj statek
lesson-moving-1-more = Ma trzy strefy: czerwoną, białą i niebieską. Każda strefa ma stację górną i dolną. Twoja figurka stoi na górnej białej, czyli na mostku.
lesson-moving-2 = Obejrzyj karty
lesson-moving-2-more = Karta ma dwie połowy. Liczy się tylko ta u góry. A, B i C uruchamiają system stacji, na której stoisz. Strzałki i grawiwinda przenoszą cię dalej. Każdą kartę można obrócić.
lesson-moving-3 = Czerwona strzałka na pole 1
lesson-moving-3-more = Pole 1 to twoja akcja w turze 1. Wybierz kartę z A i czerwoną strzałką. Obróć ją strzałką do góry. Potem wybierz pole 1. Czerwona strzałka prowadzi o jedną stację w stronę czerwonej strefy.
lesson-moving-4 = Zabierz kartę z pola 2
lesson-moving-4-more = Leży tam niebieska strzałka. Zawróciłaby cię z drogi. Wybierz ją i zabierz. Dopóki planujesz, każdą kartę możesz obrócić, przenieść i zabrać.
lesson-moving-5 = Grawiwinda na pole 2
lesson-moving-5-more = Grawiwinda wiezie na drugi pokład tej samej strefy. Coś poszło nie tak? Cofnij przywraca stan sprzed ostatniej czynności.
lesson-moving-6 = Leć według planu
lesson-moving-6-more = Jeszcze nic się nie ruszyło: plan to tylko plan. Teraz leć i patrz tura po turze, co robią karty.
lesson-moving-after = Najpierw plan, potem widowisko. Na tym polega cała gra. Reszta to pytanie, co położyć na polach.

# 2
lesson-firing = Strzelanie
lesson-firing-about = Do czerwonej strefy zbliża się Myśliwiec. Przywitaj go laserem.
lesson-firing-1 = Przeczytaj kartę zagrożenia
lesson-firing-1-more = T+1 znaczy: Myśliwiec pojawi się w turze 1. W każdej turze przelatuje 3 pola trajektorii w stronę Z, przy samym kadłubie. Na X, Y i Z robi to, co ma na karcie. Wskaż kartę lub dotknij jej, żeby ją przeczytać.
lesson-firing-2 = Czerwona strzałka na pole 1
lesson-firing-2-more = Laser trafia tylko zagrożenia swojej strefy. Myśliwiec leci do czerwonej, więc idź na górną czerwoną.
lesson-firing-3 = A na pole 2
lesson-firing-3-more = A na górnej czerwonej to strzał ciężkiego lasera z siłą 4. Każdy strzał zużywa 1 energię czerwonego reaktora.
lesson-firing-4 = A na pole 3
lesson-firing-4-more = Myśliwiec ma tarczę 2. W każdej turze odejmuje się ją od twoich trafień: 4 minus 2 to 2. Wytrzymałość Myśliwca to 4, więc potrzeba dwóch tur.
lesson-firing-5 = Leć według planu
lesson-firing-5-more = W każdej turze najpierw działa załoga. Potem trafia broń. Dopiero wtedy zagrożenia ruszają się i atakują.
lesson-firing-after = Broń trafia, zanim zagrożenia się ruszą. Patrz na strefę, tarczę i wytrzymałość i licz tury.

# 3
lesson-together = Wspólny ogień
lesson-together-about = Jeden laser jest za słaby na tę tarczę. Dwa wystarczą.
lesson-together-1 = Poznaj swojego androida
lesson-together-1-more = Planujesz też za Androida 1, na jego planszy. Stoi na dolnej czerwonej, tuż pod tobą. W każdej turze najpierw działasz ty, potem android.
lesson-together-2 = A na swoje pole 1
lesson-together-2-more = Pancerny chwytak ma tarczę 3 i wytrzymałość 4. Twój laser sam przebija tylko 4 minus 3: po 1 na turę.
lesson-together-3 = A na pole 1 Androida 1
lesson-together-3-more = Na dolnej czerwonej A strzela z lekkiego lasera z siłą 2 i nie zużywa energii. Trafienia z jednej tury się sumują, a tarcza liczy się raz: 4 plus 2 minus 3 to 3.
lesson-together-4 = A na swoje pole 2
lesson-together-4-more = Po turze 1 zostaje wytrzymałość 1. Jeszcze raz! Broń strzela raz na turę, bez względu na to, ilu członków załogi robi tam A.
lesson-together-5 = A na pole 2 Androida 1
lesson-together-5-more = Znowu w tej samej turze. Lekki laser sam w ogóle nie przebiłby tarczy.
lesson-together-6 = Leć według planu
lesson-together-6-more = Patrz na sumę przy obliczaniu obrażeń.
lesson-together-after = Uderzaj w jedno zagrożenie w jednej turze wszystkim, co masz. Jego tarcza liczy się tylko raz.

# 4
lesson-energy = Energia
lesson-energy-about = Reaktory są puste. Doprowadź energię do lasera.
lesson-energy-1 = Zobacz, gdzie jest energia
lesson-energy-1-more = Każda strefa ma na dole reaktor, a na górze tarczę. Ciężkie lasery i tarcze czerpią z reaktora swojej strefy. Reaktory czerwony i centralny są puste, więc czerwony laser nie wystrzeli.
lesson-energy-2 = B na pole 1
lesson-energy-2-more = Stoisz na dolnej białej. Tu B zużywa jedną z trzech kapsuł paliwowych i napełnia centralny reaktor do 5.
lesson-energy-3 = Czerwona strzałka na pole 2
lesson-energy-3-more = Idź na dolną czerwoną, do czerwonego reaktora.
lesson-energy-4 = B na pole 3
lesson-energy-4-more = Tu B napełnia czerwony reaktor z centralnego, do 3.
lesson-energy-5 = Grawiwinda na pole 4
lesson-energy-5-more = Jedź na górę, do ciężkiego lasera.
lesson-energy-6 = A na pole 5
lesson-energy-6-more = Myśliwiec pojawi się w turze 5. Nie strzelaj wcześniej: strzał bez celu też zużywa energię.
lesson-energy-7 = A na pole 6
lesson-energy-7-more = Myśliwiec wymaga dwóch trafień, jak poprzednio. Przy pustym reaktorze A nic by nie dało.
lesson-energy-8 = Leć według planu
lesson-energy-8-more = Śledź energię: z kapsuły do reaktorów, z reaktora do lasera.
lesson-energy-after = Energia płynie tylko wtedy, gdy ktoś robi B: kapsuła, reaktor centralny, reaktor boczny, tarcza. Trzy kapsuły muszą starczyć na cały lot.

# 5
lesson-shields = Tarcze
lesson-shields-about = Tego ataku nie unikniesz. Przygotuj się na niego.
lesson-shields-1 = Zobacz, jak przebiega atak
lesson-shields-1-more = Mijając X, Kanonierka atakuje niebieską strefę z siłą 2. Każda energia w tarczy zatrzymuje 1 i się zużywa. Reszta to obrażenia. Niebieska tarcza ma tylko 1.
lesson-shields-2 = Niebieska strzałka na pole 1
lesson-shields-2-more = Idź na górną niebieską. Niebieska strzałka prowadzi o jedną stację w stronę niebieskiej strefy.
lesson-shields-3 = B na pole 2
lesson-shields-3-more = Na górnej stacji B ładuje tarczę strefy z jej reaktora. Niebieska tarcza mieści 2. Kanonierka minie X w turze 2, ale ty działasz wcześniej.
lesson-shields-4 = B na pole 3
lesson-shields-4-more = Atak zużył tarczę. Naładuj ją znowu tym, co zostało w reaktorze. Pełna tarcza nic nie przyjmie, pusty reaktor nic nie da.
lesson-shields-5 = Leć według planu
lesson-shields-5-more = Patrz, ile z ataku pochłonie tarcza.
lesson-shields-after = Tarcze dają czas, lasery kończą kłopoty. Jedne i drugie czerpią z tego samego reaktora.

# 6
lesson-computer = Komputer
lesson-computer-about = Zajmij się komputerem na czas, bo spóźnią się wszyscy.
lesson-computer-1 = Zobacz, czego chce komputer
lesson-computer-1-more = W każdej fazie ktoś musi zrobić C na mostku, w jednej z pierwszych dwóch tur fazy. Klucz pokazuje, kiedy jest kontrola: po turach 2, 5 i 9.
lesson-computer-2 = Zobacz, co robi opóźnienie
lesson-computer-2-more = Jeśli nikt tego nie zrobił, następna akcja wszystkich na statku się opóźnia: karta przesuwa się o pole dalej i popycha te za nią. Android 1 strzela w turze 3. Turę później Meteoroid już uderzy w statek.
lesson-computer-3 = C na pole 1 lub 2
lesson-computer-3-more = Stoisz na mostku. Tu C oznacza zajęcie się komputerem.
lesson-computer-4 = Leć według planu
lesson-computer-4-more = Ciekawi cię, co będzie inaczej? Zabierz C, poleć, a potem spróbuj jeszcze raz.
lesson-computer-after = Faza 1 to tury od 1 do 3, faza 2 od 4 do 7, faza 3 od 8 do 12. Rób C na mostku w turze 1 lub 2, 4 lub 5, 8 lub 9.

# 7
lesson-delays = Opóźnienia i obrażenia
lesson-delays-about = Jedna winda zajęta, druga zepsuta: znajdź drogę bez straty czasu.
lesson-delays-1 = W windzie pojedynczo
lesson-delays-1-more = Na czas jedzie tylko ten, kto w danej turze pierwszy wsiądzie do grawiwindy. Każdy następny ma opóźnienie w kolejnej turze. Na obu planszach grawiwinda leży na polu 1. Ty działasz wcześniej, więc spóźniłby się Android 1.
lesson-delays-2 = Obejrzyj obrażenie czerwonej strefy
lesson-delays-2-more = Co przejdzie przez tarczę, to obrażenia: żeton za każdy punkt. Ten spowalnia czerwoną grawiwindę: każda jazda nią daje opóźnienie. Inne osłabiają laser albo odbierają 1 pojemności tarczy lub reaktora. Strefa zniesie sześć żetonów. Jeszcze jeden i statek przepada.
lesson-delays-3 = Przenieś grawiwindę na pole 2
lesson-delays-3-more = Wybierz swoją kartę na polu 1, potem pole 2. Puste pole znaczy: w tej turze nic nie robisz. W turze 2 biała winda jest znowu wolna.
lesson-delays-4 = Czerwona strzałka na pole 3
lesson-delays-4-more = Dalej dolnym pokładem, na dolną czerwoną.
lesson-delays-5 = B na pole 4
lesson-delays-5-more = Napełnij tam czerwony reaktor.
lesson-delays-6 = Leć według planu
lesson-delays-6-more = Jeśli wszystko się zgadza, nikt się nie spóźni.
lesson-delays-after = Opóźniona karta popycha wszystkie za nią aż do najbliższego pustego pola. Ostatnia może spaść z planszy. Puste pole to dobra rezerwa.

# 8
lesson-malfunctions = Awarie
lesson-malfunctions-about = Na statku coś się zepsuło. Napraw to, zanim będzie gorzej.
lesson-malfunctions-1 = Przeczytaj o kłopotach w środku
lesson-malfunctions-1-more = Zhakowane tarcze pojawią się w turze 1 i zakryją B na górnej czerwonej. Mają własną trajektorię obok statku. Na X opróżnią czerwoną tarczę. Na to, co w środku, lasery nie pomogą.
lesson-malfunctions-2 = B na swoje pole 1
lesson-malfunctions-2-more = Na zakrytym systemie ta sama litera to naprawa. Każde B zadaje awarii 1 obrażenie. Jej wytrzymałość to 3.
lesson-malfunctions-3 = B na pole 1 Androida 1
lesson-malfunctions-3-more = Naprawiać można razem, także w tej samej turze: to już 2.
lesson-malfunctions-4 = B na swoje pole 2
lesson-malfunctions-4-more = Trzecia naprawa usunie awarię, zanim dojdzie do X.
lesson-malfunctions-5 = B na pole 2 Androida 1
lesson-malfunctions-5-more = Android działa po tobie. System znów wtedy działa, więc jego B naładuje czerwoną tarczę.
lesson-malfunctions-6 = Leć według planu
lesson-malfunctions-6-more = Śledź B: trzy razy naprawa, potem pełna tarcza.
lesson-malfunctions-after = Szukaj litery zakrytej przez awarię i bądź na miejscu. Obrażeń od środka nie zatrzyma żadna tarcza.

# 9
lesson-intruders = Intruzi
lesson-intruders-about = Ktoś wtargnął na statek. Sprowadź roboty bojowe.
lesson-intruders-1 = Przeczytaj o intruzach
lesson-intruders-1-more = Harcownicy pojawią się na górnej niebieskiej w turze 2. Zranić ich mogą tylko roboty bojowe, a A, B i C nie mogą. Komputerem zajmie się w tym czasie Android 1.
lesson-intruders-2 = Niebieska strzałka na pole 1
lesson-intruders-2-more = Jeden oddział robotów czeka na górnej niebieskiej, drugi na dolnej czerwonej. Idź na górną niebieską.
lesson-intruders-3 = C na pole 2
lesson-intruders-3-more = Tu C uruchamia oddział. Odtąd idzie za tobą.
lesson-intruders-4 = Czerwona strzałka na pole 3
lesson-intruders-4-more = W turze 2 Harcownicy mijają X. Na karcie stoi: X, ruch w lewo. Będą więc na mostku. Idź za nimi.
lesson-intruders-5 = Roboty bojowe na pole 4
lesson-intruders-5-more = Roboty atakują intruza na twojej stacji: 1 obrażenie. Tutaj to wystarczy.
lesson-intruders-6 = Leć według planu
lesson-intruders-6-more = Harcownicy kontratakują: po ataku oddział się wyłącza. C w jednym z dwóch magazynów znów by go włączyło.
lesson-intruders-after = Czytaj, dokąd intruz idzie na X i Y, i bądź tam przed nim. Oddział wyłączony na końcu lotu kosztuje punkt.

# 10
lesson-space = Rakiety i myśliwce
lesson-space-about = Jeszcze dwie bronie, które mają uderzyć razem.
lesson-space-1 = Rakieta potrzebuje tury
lesson-space-1-more = C na dolnej niebieskiej wystrzeliwuje rakietę. Trafi w następnej turze z siłą 3 w najbliższe zagrożenie ze wszystkich stref. Sięga do pola 10 trajektorii.
lesson-space-2 = C na pole 3 Androida 1
lesson-space-2-more = Android 1 stoi na dolnej niebieskiej. Jego rakieta z tury 3 trafi w turze 4. Komputerem zajmuje się Android 2.
lesson-space-3 = Myśliwce potrzebują robotów
lesson-space-3-more = C na górnej czerwonej to start w kosmos, o ile idzie za tobą aktywny oddział. Myśliwce przechwytujące sięgają tylko do pola 5 trajektorii. Jedno zagrożenie trafiają tam z siłą 3, kilka z siłą 1 każde.
lesson-space-4 = C na swoje pole 1
lesson-space-4-more = Stoisz na dolnej czerwonej. Weź oddział z tutejszego magazynu.
lesson-space-5 = Grawiwinda na swoje pole 2
lesson-space-5-more = Na górę, do myśliwców.
lesson-space-6 = C na swoje pole 4
lesson-space-6-more = Myśliwce przechwytujące atakują w tej turze, w której startują. W turze 4 wrogi Myśliwiec jest już blisko, a rakieta też doleci: 3 plus 3 minus 2 to 4. Roboty na następnym polu zatrzymałyby cię w kosmosie, wszystko inne sprowadza do domu.
lesson-space-7 = Leć według planu
lesson-space-7-more = Patrz, na którym polu jest wróg, gdy uderzą oba.
lesson-space-after = Rakietę wystrzel o turę wcześniej, startuj, gdy wróg jest blisko. Żadne z nich nie potrzebuje energii.

# 11
lesson-heroic = Bohaterskie akcje
lesson-heroic-about = Mocniejsze karty, a każda tylko raz.
lesson-heroic-1 = Obejrzyj bohaterskie karty
lesson-heroic-1-more = Karta z gwiazdą jest bohaterska. Planujesz ją jak każdą inną, jedną połową do góry. Android 1 też ma taką, obok swojej planszy; tylko on może jej użyć.
lesson-heroic-2 = Niebieska strzałka na swoje pole 1 lub 2
lesson-heroic-2-more = Meteoroid nadlatuje do niebieskiej w turze 3. Do tego czasu bądź na górnej niebieskiej.
lesson-heroic-3 = Bohaterskie A na swoje pole 3
lesson-heroic-3-more = Niebieski laser ma siłę 4. Meteoroid ma wytrzymałość 5 i nie ma tarczy. Bohaterskie A dodaje 1: w sam raz.
lesson-heroic-4 = Bohaterski ruch na pole 2 Androida 1
lesson-heroic-4-more = Wybierz kartę obok jego planszy, obróć ją i wybierz pole 2. Android trafi od razu na dolną niebieską, bez drzwi i wind. Piechotą to dwie tury.
lesson-heroic-5 = B na pole 3 Androida 1
lesson-heroic-5-more = Napełni tam niebieski reaktor.
lesson-heroic-6 = Leć według planu
lesson-heroic-6-more = Patrz na siłę lasera.
lesson-heroic-after = W misji masz jedną bohaterską kartę. Bohaterskie B daje o 1 energię więcej. Bohaterskich robotów kontratak nie wyłącza.

# 12
lesson-mission = Pierwsza misja
lesson-mission-about = Trzy zagrożenia, trzy figurki, siedem tur: teraz plan jest twój.
lesson-mission-1 = Przeczytaj trzy karty zagrożeń
lesson-mission-1-more = Myśliwiec w czerwonej przy T+1, Sabotażysta w środku przy T+3, Meteoroid w białej przy T+4. Na trzy plansze masz całą talię.
lesson-mission-2 = Zobacz, co się liczy
lesson-mission-2-more = Każde z tych zagrożeń daje 4 punkty za zniszczenie, a 2 za samo przetrwanie. Każdy żeton obrażeń odbiera punkty, w najgorszej strefie podwójnie.
lesson-mission-3 = C na pole 1 lub 2 kogoś na mostku
lesson-mission-3-more = W fazie 1 trzeba zająć się komputerem. Wszyscy zaczynają na mostku.
lesson-mission-4 = C na pole 4 lub 5 kogoś na mostku
lesson-mission-4-more = Od tury 4 trwa faza 2. Na mostku znów musi ktoś być albo tam zostać.
lesson-mission-5 = Zaplanuj spojrzenie przez okno
lesson-mission-5-more = C na dolnej białej to potwierdzenie wizualne. Daje punkt, a jeśli patrzy kilku naraz, to więcej. Tutaj wystarczy raz.
lesson-mission-6 = Dowiedz się, co jest inne w prawdziwym locie
lesson-mission-6-more = Tam podczas planowania biegnie zegar. Komputer ogłasza zagrożenia jedno po drugim. Gdy faza się kończy, jej pola są blokowane. Tutaj masz tyle czasu, ile chcesz.
lesson-mission-7 = Zaplanuj resztę i leć
lesson-mission-7-more = Podpowiedź: czerwony laser musi trafić Myśliwiec w dwóch turach. Sabotażysta na X idzie w lewo, na dolną czerwoną, gdzie stoi oddział. Na Meteoroid wystarczy jeden strzał białego lasera.
lesson-mission-after = Wiesz już wszystko, czego trzeba załodze. Teraz pora na zegar: spróbuj lotu próbnego albo leć w pojedynkę.
