# Przed grą
introduction = Pierwsza gra
introduction-about = Instruktor prowadzi cię krok po kroku przez rundę, potem grasz dalej, dążąc do celów.
start-passenger = Kto z tobą leci?
start-passenger-random = Gość niespodzianka
start-passenger-random-about = Jeden z sześciu pasażerów, losowo.
