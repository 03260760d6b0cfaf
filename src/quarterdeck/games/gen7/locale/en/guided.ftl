# The first episode with a coach (G7-R51), and how it is offered.
introduction = First episode
introduction-about = A coach explains the first turns of the first episode; the campaign goes on from there.

guided-watch = You are officers of one ship
guided-watch-more = A campaign has seven episodes, and its story goes where you all vote it. You keep the ship running together. Merit, stars and ranks are your own, and the best officer of each episode is praised for it.
guided-draft = Keep a work task and pass the rest on
guided-draft-more = The center on a card says where it is finished, the tokens say what it costs, the number with the plus sign is your merit. The small number is what you lose if you still hold the card in the end, so take what you can pay.
guided-page = Read the page, then go on
guided-page-more = The page also says what the ship needs now: the plot goal, what counts for it and until when. You will find it again on the ship.
guided-dice = Your crew are dice
guided-dice-more = Four-cornered dice are colonists with results from 1 to 6. The one standing on its point is your officer, 1 to 8. A die with twelve sides is your robot, 1 to 12, if you have one. On every turn you place one die on a free spot, and take turns like that until nobody has a die left.
guided-place = Take a die and place it on the ship
guided-place-more = Tap a die in your Crew Quarters: every spot that takes it lights up, with what it would bring. Labs bring data, parts or chems, and that is what you need first; other rooms bring cards or crew. High results belong on spots that pay by the result.
guided-end = End your turn
guided-end-more = You may be asked about the Vault first: 3 or 6 tokens moved there bring you merit and help with the plot goal, but you may also keep them. Before the end you may still play a file, and you may take back what was not left to chance or to others. With the end of the turn it counts.
guided-tasks = Key tasks are done together
guided-tasks-more = Each asks for dice that fit its rule and for tokens, all at once. Choose one, lay a die on it and ask for help; whoever puts a die on it gains its merit. A key task left open at the end of the round worsens a system, and spots close.
guided-officer = Your officer leads to a crossroads
guided-officer-more = At the end of a turn in which an officer was placed, a crossroads card may ask something of you. You read both ways, but what they lead to only when you have chosen.
guided-work = Work tasks pay best
guided-work-more = Gather the tokens first, then place a die in the center on the card and finish it there. The chief’s spot in HQ calls a work meeting, where everybody may take new ones. The centers also give files, algorithms and more crew.
guided-goal = Keep an eye on the plot goal
guided-goal-more = It stands in the middle of the ship with its markers and its last round. If you miss it, that costs all of you. The tokens in the Vault help with key tasks, so somebody has to refill it.
guided-round = From here the ship is yours
guided-round-more = After the last die key tasks left open do their harm, the crew comes home, and a new round begins. Point at anything to read about it, and at something closed to learn why. After the last round stars are paid, and they buy skills.
