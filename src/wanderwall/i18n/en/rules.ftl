### The rules in our own words, short; each with its clause.

rules-try = Try it out
rules-clause = Rule { $clauses }

## What all sliding mazes share

rules-sliding-board-title = The board
rules-sliding-board = Some squares are fixed, all the others hold tiles that move. One tile is left over: the spare tile. Arrows at the edge show which rows and columns can be pushed.
rules-sliding-push-title = First you push
rules-sliding-push = Every turn begins with a push, even if your way is open already. Turn the spare tile as you like and slide it in at an arrow: the whole line moves on by one, and the tile that falls out at the far end is the next spare tile.
rules-sliding-barred-title = Never straight back
rules-sliding-barred = The spare tile may not go in again where it has just come out. That arrow is barred for this turn; all others are free. On the first turn of a game nothing is barred.
rules-sliding-ride-title = Whoever falls out comes back
rules-sliding-ride = Pawns ride on their tiles. A pawn that is pushed off the board is put on the tile that has just come in at the other side. That does not count as walking, and nothing is found that way.
rules-sliding-walk-title = Then you walk
rules-sliding-walk = Go as far as the open corridors lead, also past other pawns and onto their squares, but never through a wall. You may stay where you are, too.
rules-sliding-find-title = Found!
rules-sliding-find = You find what you are looking for when your own turn ends on its square. Walking over it is not enough, nor is being pushed there by somebody else. One find a turn; if your goal lies on the spare tile, it has to be pushed in first.
rules-sliding-tips-title = Tips
rules-sliding-tips = Leave the spare tile where it came out until it is used: then you see where it may not go in. Can’t you reach your goal? Stand where your next turn has the best chances. And being pushed off the board can bring you closer to your goal, or take others further from theirs.

## Labyrinth

rules-classic-aim-title = What it is about
rules-classic-aim = Fetch everything your cards show, one after the other, and be the first back home. One to four can play.
rules-classic-first-title = Who begins
rules-classic-first = Chance decides who begins. You can also say who it is before the game. Play goes clockwise.
rules-classic-episode-title = Who begins
rules-classic-episode = Whoever was the last to watch an episode begins; in doubt, the youngest. Say who it is before the game, or let chance decide. Play goes clockwise.
rules-classic-characters-title = The characters
rules-classic-characters = Your cards show emblems of the characters of the story instead of treasures: twelve of them wait on fixed squares, twelve on tiles that move.
rules-classic-cards-title = The cards
rules-classic-cards = All goal cards are dealt evenly and lie in front of you face down. You see only your top card, and nobody else does. Found cards lie open; how many you have left, everybody may know.
rules-classic-next-turn-title = The next card
rules-classic-next-turn = When you have found a card, you look at the next one on your next turn, not before. A table may agree to look at once.
rules-classic-next-once-title = The next card
rules-classic-next-once = When you have found a card, you may look at the next one at once. A table may agree to wait for the next turn.
rules-classic-end-title = The end
rules-classic-end = When your last card is found, walk back to your corner. Whoever ends a turn there with nothing left to find wins at once.
rules-classic-young-open-title = With young players
rules-classic-young-open = Their cards lie open for everybody and may be found in any order. Coming home is still the end. This can be set for each seat.
rules-classic-young-exit-title = With young players
rules-classic-young-exit = They look at all their own cards and find them in any order. At the end they need not go home: any corridor that leads off the board is a way out. This can be set for each seat.
rules-classic-house-title = House rules
rules-classic-house = Fewer cards, for all or for one as a handicap; all your own goals in reach in a single walk; a time limit; a limit of turns, after which most finds win; and a last round for everybody, so that all have had the same number of turns.
rules-classic-alone-title = Alone
rules-classic-alone = Play alone, and try to need as few turns as possible. The barred arrow is barred here as well.

## 3D Labyrinth

rules-towers-aim-title = What it is about
rules-towers-aim = Find your treasures among the towers, stop on the rune stone on the highest one, and be the first back home. Two to four can play.
rules-towers-parts-title = What is in the box
rules-towers-parts = A board with 9 fixed towers, 17 movable towers, 4 pawns, 4 rune cards, 12 treasure cards and 24 magic cards.
rules-towers-first-title = Who begins
rules-towers-first = Whoever is least afraid of heights begins; in doubt, the youngest. Say who it is before the game, or let chance decide. Play goes clockwise.
rules-towers-board-title = The board
rules-towers-board = Some towers stand fast, all the others move. One tower is left over: the spare tower. Arrows at the edge show which rows and columns can be pushed. The number on a tower is its height, from 1 to 5.
rules-towers-push-title = First you push
rules-towers-push = Every turn begins with a push, even if your way is open already. Turn the spare tower as you like and slide it in at an arrow: the whole line moves on by one, and the tower that falls out at the far end is the next spare tower.
rules-towers-barred-title = Never straight back
rules-towers-barred = The spare tower may not go in again where it has just come out. That arrow is barred for this turn; all others are free. On the first turn of a game nothing is barred.
rules-towers-ride-title = Whoever falls out comes back
rules-towers-ride = Pawns ride on their towers. A pawn that is pushed off the board is put on the tower that has just come in at the other side. That does not count as walking, and nothing is found that way.
rules-towers-cards-title = The cards
rules-towers-cards = Treasure cards are dealt evenly; you know only your top one. Everybody also begins with one magic card, which nobody else sees. How many cards you hold is no secret.
rules-towers-steps-title = Steps
rules-towers-steps = You walk along open corridors. From one tower to the next you may climb or descend one level at most. You may pass others and share a tower with them.
rules-towers-magic-title = Magic
rules-towers-magic = One magic card takes you over one step of any height: up, down, or with the joker whichever you need. The corridor must be open all the same. Use as many as you have, but only where a step needs one, and choose yourself which cards pay. When the pile is used up, the played cards are shuffled into a new one.
rules-towers-turn-title = When your turn ends
rules-towers-turn = On the treasure you are looking for: lay its card open and look at the next. On the rune stone for the first time: turn your rune card. Anywhere else you draw a magic card, even if you did not move. Walking over a treasure is not finding it, and you find one a turn at most.
rules-towers-rune-title = The rune stone
rules-towers-rune = Once in the game your turn has to end on the rune stone, whenever it suits you. A table may agree that walking over it is enough.
rules-towers-end-title = The end
rules-towers-end = All treasures found and the rune card turned? Then whoever is first to end a turn on their own start tower wins. A tip for the box on your shelf: put the maze away as it stands, and next time just swap a few towers. Here, one button at the end of a game keeps the maze.
rules-towers-tips-title = Tips
rules-towers-tips = Leave the spare tower where it came out until it is used: then you see where it may not go in. Can’t you reach your goal? Stand where your next turn has the best chances. And being pushed off the board can bring you closer to your treasure, or take others further from theirs. If you keep the maze for another game, you can have a few movable towers swapped first.
rules-towers-young-title = With young players
rules-towers-young = For them every magic card is a joker. This can be set for each seat.
rules-towers-house-title = House rules
rules-towers-house = A limit for cards in hand, only one magic card a turn, an extra card for those who play later; fewer treasures, a limit of time or of turns, and a last round for everybody.

## Labyrinth Go!

rules-go-aim-title = What it is about
rules-go-aim = Everybody builds at the same time, on boards that are alike and with tiles that are alike. Show the four rolled pictures through the holes and join each of them to the middle.
rules-go-players-title = Who plays, and where you start
rules-go-players = Two to four can play, or you alone. The track goes from 0 to 20: four players start on space 0, three players start on space 3, two on space 7.
rules-go-roll-title = Roll and look
rules-go-roll = Four dice show four pictures. Look for them on your board, and leave the tiles alone. When all are ready, you call “Labyrinth Go!” together, and everybody begins at once.
rules-go-lay-title = Laying
rules-go-lay = There are six tiles with paths on both sides, four of them with a hole. Turn and flip them as you like. They lie on whole squares, never over the rim, the middle, or each other.
rules-go-right-title = When a board is right
rules-go-right = All four pictures show through holes at the same time, and from each an unbroken path leads to the middle: all paths that count are joined to the middle. A path may run across another hole. Loose tiles that lead nowhere do no harm, and tiles you do not need may stay in your tray.
rules-go-grab-title = Grab!
rules-go-grab = If you think you are done, grab the highest score tile left. Your board then stays as it is, right or not. When only one tile is left, whoever still builds must stop and take it. With four players there are the 6, 4, 2 and 1, with three the 4, 2 and 1, with two the 4 and 2.
rules-go-check-title = The check
rules-go-check = Now all boards are checked. If yours is right, you move forward by the blue number. If it is wrong, the tile is turned over, and you go back by the red number. The 1 has no red side: it always brings one step forward. Nobody falls below 0.
rules-go-joker-title = The joker
rules-go-joker = Whoever gets the 1 may use the joker in the next round: a crossroads on a single square. With two players there is none.
rules-go-end-title = The end
rules-go-end = Whoever has reached 20 when all boards are checked wins; of several, whoever scored more in that round. With fewer players you start further ahead: three players start on space 3, two on space 7.
rules-go-alone-title = Alone
rules-go-alone = Solve as many rolls as you can in five minutes. A wrong grab is not accepted, a roll may be skipped, and what is unfinished does not count.
rules-go-house-title = House rules
rules-go-house = Children can have help, seat by seat: a wrong grab is refused, and a wrong board costs them nothing. A round can have a clock, and it also ends when everybody who is still building wants to stop.
