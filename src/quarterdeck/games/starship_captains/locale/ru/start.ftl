# Перед игрой
introduction = Первая игра
introduction-about = Инструктор шаг за шагом проведёт вас через один раунд, дальше вы играете сами и идёте к целям.
start-passenger = Кто летит с вами?
start-passenger-random = Случайный гость
start-passenger-random-about = Один из шести пассажиров по жребию.
