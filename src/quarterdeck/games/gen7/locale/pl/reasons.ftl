# Dlaczego nie.
reason-a-die-fits = Jedna z twoich kości pasuje jeszcze na wolne miejsce.
reason-already-in-hq = Masz już kość w Sztabie.
reason-already-placed = W tej turze kość jest już umieszczona.
reason-asked-already = Pozostali zostali już zapytani.
reason-cannot-pay = Nie możesz zapłacić w całości.
reason-cannot-pay-toll = Kto nie może zapłacić myta, nie może wnieść wkładu.
reason-die-barred = Tej kości nie wolno umieścić { $room_loc }.
reason-group-filled = Te miejsca wspólne są już wypełnione.
reason-hand-full = Masz już 5 zadań roboczych.
reason-must-place = Najpierw trzeba umieścić kość.
reason-must-take = Za pierwszym razem trzeba wziąć kartę.
reason-no-files-now = Teraz nie wolno zagrywać plików.
reason-no-officer-here = Wśród tych kości nie ma twojego oficera.
reason-no-own-die = Trzeba położyć co najmniej jedną własną kość.
reason-no-robots-in-hq = Robotów nie wolno umieszczać w Sztabie.
reason-changed-already = Tę kość zmienia już inny gracz.
reason-no-new-leaning = Nie można teraz opowiedzieć się za tym.
reason-asked-anyway = W twoich turach i tak cię pytamy.
reason-no-such-change = Tak zmienić kości nie można.
reason-no-such-die = Nie masz tam takiej kości.
reason-no-such-file = Nie masz tego pliku albo nie można go teraz zagrać.
reason-no-such-offer = Nie ma takiej oferty.
reason-no-such-skill = Tej umiejętności nie można tu użyć.
reason-no-such-spot = Nie ma takiego miejsca: { $at }.
reason-no-such-task = Nie masz tego zadania roboczego.
reason-no-uses-left = Umiejętność „{ $skill }” jest w tym epizodzie wyczerpana.
reason-nobody-can-help = Nikt inny nie ma kości, by pomóc.
reason-not-a-bundle = Uzupełnienie wymaga 3 lub 6 żetonów.
reason-not-adjacent = Robot zajmuje jedno miejsce albo dwa sąsiednie.
reason-not-this-skill = Umiejętności „{ $skill }” nie używa się w ten sposób.
reason-not-your-card = To nie są twoje algorytmy.
reason-not-your-skill = Nie masz umiejętności, którą chcesz odrzucić.
reason-not-so-many-tokens = Tylu żetonów nie można tu wybrać.
reason-nothing-is-paid = Teraz za nic się nie płaci.
reason-nothing-to-reprogram = Nie ma robota do przeprogramowania.
reason-other-center = To zadanie robocze wykonuje się gdzie indziej: { $room }.
reason-rank-too-low = Ta umiejętność wymaga stopnia { $rank_gen }.
reason-robot-not-in-supply = Twojego robota nie ma w zasobie.
reason-room-closed = Dostęp { $room_acc } jest zamknięty.
reason-rule-broken = Kości nie spełniają zasady rozmieszczania.
reason-same-name = Dwa odkryte algorytmy nie mogą mieć tej samej nazwy.
reason-skill-not-available = Ta umiejętność jest zajęta.
reason-spot-taken = Miejsce „{ $at }” jest zajęte.
reason-spots-empty = Nie wszystkie miejsca wspólne są wypełnione.
reason-task-not-in-row = Tego kluczowego zadania nie ma w rzędzie.
reason-tokens-missing = Koszt nie jest jeszcze w całości opłacony.
reason-too-few-stars = Masz za mało gwiazdek: potrzeba { $price }.
reason-too-few-tokens = Masz za mało żetonów { $type_gen }: potrzeba { $number }.
reason-too-low-for-tech-lab = W Laboratorium technicznym kość musi pokazywać co najmniej { $least }, jak na poprzednim miejscu.
reason-too-many-proposals = W turze można zacząć najwyżej { $most } propozycje.
reason-too-many-skills = W stopniu { $rank_gen } nie można mieć więcej umiejętności.
reason-upgrade-without-algorithm = Ulepszenie wymaga odkrytego algorytmu nad sobą.
reason-vault-full = W Magazynie nie ma miejsca na tyle żetonów.
reason-wrong-slots = Twój sektor ma { $slots } { $slots ->
    [one] pole
    [few] pola
   *[many] pól
  } na algorytmy.

# Co daje umieszczenie.
reason-yields = Daje { $n } { $n ->
    [one] żeton
    [few] żetony
   *[many] żetonów
  } { $type_gen }.
