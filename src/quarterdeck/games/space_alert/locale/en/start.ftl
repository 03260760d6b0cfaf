# Before a flight
introduction = Flight school
introduction-about = Twelve short lessons, one thing at a time, with a coach and without a clock. Begin with the first: it takes a few minutes.
start-flight = What do you want to fly?
start-flight-test-run = Test run
start-flight-test-run-about = The shortest flight: seven turns, few threats, only the basic rules.
start-flight-simulation = Simulation
start-flight-simulation-about = A whole flight of twelve turns; all threats come from outside.
start-flight-advanced-simulation = Advanced simulation
start-flight-advanced-simulation-about = Intruders come aboard too, and battlebots fight them.
start-flight-mission = Mission
start-flight-mission-about = The full rules: every kind of threat, heroic cards, a random sound-track.
start-time = With or without the clock?
start-time-untimed = Without a clock
start-time-untimed-about = Each message comes when you are ready for it. Good for learning; such flights are not in the ship’s log.
start-time-timed = Against the clock
start-time-timed-about = The computer speaks for seven to ten minutes, and does not wait.
