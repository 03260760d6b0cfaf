# Перед полётом
introduction = Лётная школа
introduction-about = Двенадцать коротких уроков, каждый об одном, с инструктором и без часов. Начните с первого: он займёт несколько минут.
start-flight = Какой полёт выбираете?
start-flight-test-run = Учебный полёт
start-flight-test-run-about = Самый короткий: семь ходов, мало угроз, только основные правила.
start-flight-simulation = Симуляция
start-flight-simulation-about = Целый полёт из двенадцати ходов; угрозы приходят только снаружи.
start-flight-advanced-simulation = Расширенная симуляция
start-flight-advanced-simulation-about = Теперь и на борт проникают чужие, а с ними сражаются боевые роботы.
start-flight-mission = Задание
start-flight-mission-about = Полные правила: любые угрозы, героические карты, случайная звукозапись.
start-time = С часами или без?
start-time-untimed = Без часов
start-time-untimed-about = Каждое сообщение звучит, когда вы готовы. Хорошо, чтобы научиться; в бортовой журнал такие полёты не идут.
start-time-timed = На время
start-time-timed-about = Компьютер говорит от семи до десяти минут и никого не ждёт.
