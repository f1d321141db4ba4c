### What is chosen before a game, in the terminal and on the page.

## Options of the games

setting-first = The seat that begins; otherwise at random.
setting-goals = How many goal cards each seat is dealt; otherwise all cards, dealt evenly.
setting-turn_time = Seconds for a turn. When they run out before the push, a push is made for you, and your turn ends.
setting-turn_limit = Turns for each seat. Then whoever has found most wins.
setting-finish_round = When somebody is done, the round is finished, so that all have had the same number of turns.
setting-cards = Which goal cards can be seen: only the top one, all your own, or all of them by everybody.
setting-order = In which order goals are found: in card order, or any.
setting-finish = How to finish: home to the start, out through any exit, or at once with the last find.
setting-sweep = All your own goals within reach are found in one turn, where goals may be found in any order.
setting-peek = When the next card may be looked at: at once, or only on the next turn.
setting-rune = Whether you must stop on the rune stone, or passing over it is enough.
setting-jokers = For young players: every magic card counts as a joker.
setting-hand_limit = How many magic cards a hand holds. Whoever draws over it discards down to it.
setting-one_card = At most one magic card a turn.
setting-extra_card = One more magic card to start with for the second of two, and the third and fourth of four.
setting-helper = For children, seat by seat: the rolled pictures are marked, a wrong grab is refused, and a wrong board costs nothing.
setting-round_clock = Seconds for a round. Then all boards are checked as they are.
setting-untimed = When you play alone: take all the time you like.
setting-one_roll = When you play alone: the game is over after one roll.
setting-mild = With help for children: a wrong board costs those seats nothing. New games have it, older records do not.

## Bots

bot-about-random = does anything that is allowed
bot-about-greedy = takes what it can get this turn, and else does anything
bot-about-level1 = sees only a few pushes, like a child
bot-about-level2 = takes what it sees, and overlooks most of it
bot-about-level3 = sees most pushes, and thinks of its own next turn
bot-about-level4 = sees every push, and leaves the others as little as it can
bot-about-level5 = guesses what the others look for, and tries its best moves out
bot-about-master = has learned from millions of games for two; with more players it hides what it looks for and thinks a whole round ahead
bot-about-strength = as strong as the number you choose; it errs like people do, by what it overlooks
bot-about-even = follows your rating, so that you win about half of your games; beginners find it gentle, and it never looks at your cards
bot-about-go-level1 = takes minutes over a roll, and often grabs a board that is wrong
bot-about-go-level2 = in no hurry, and wrong now and then
bot-about-go-level3 = brisk, and mostly right
bot-about-go-level4 = fast, and seldom wrong
bot-about-go-level5 = sees a short solution and lays it in seconds
bot-about-towers-master = has learned from millions of games for two; with more players it plays like the Owl

## Who plays

setup-way = How do you play?
setup-way-alone = Just me
setup-way-alone-about = against bots, as hard as you like
setup-way-share = We share this device
setup-way-share-about = you pass it round, cards stay secret
setup-way-phones = Everyone on their own phone
setup-way-phones-about = they scan a code; a TV can show the board
setup-who-alone = Against whom?
setup-who-share = Who plays?
setup-who-phones = How many phones?
setup-next = Next you see a code to scan. The pawns fill up as they come; anybody can begin.
setup-phone = Phone { $number }
setup-add-phone = Add a phone
setup-add-bot = Add a bot
setup-more-bots = More bots
setup-phones =
    { $count ->
        [one] one phone
       *[other] { $count } phones
    }
setup-seat = Seat { $number }, { $colour }
setup-young = Young player
setup-young-cards =
    { $value ->
        [open] shows all goals openly
       *[own] sees all goals at once
    }
setup-young-order = takes them in any order
setup-young-finish = need not walk home
setup-young-jokers = may use every magic card as a joker
setup-young-helper = sees the rolled pictures marked, is told when their own board is wrong and loses no points by it; the others play as usual
setup-add = Add a player
setup-remove = Take the seat away
setup-clock = Time for a turn
setup-clock-off = as long as you like
setup-rules = House rules
setup-rules-changed =
    { $count ->
        [0] none changed
        [one] one changed
       *[other] { $count } changed
    }
setup-open = Invite

## The table

setup-timeout = When time is up
setup-timeout-bot = a bot makes the move
setup-timeout-pass = the turn is over
setup-undo = Allow undo
setup-undo-help = your last turn, if the others agree
setup-hints = Hints
setup-hints-help = a game with a hint does not count for the ratings
setup-listed = Open table
setup-listed-help = the table is shown in the list of open tables; everybody gets an invented name
setup-each = Different for each seat
setup-together = Everybody plays at once here, each on a device of their own: let the others join with the code. Only one device? Play alone, one after the other: who solves the most?

## Options on the page

option-label-goals = Goal cards each
option-label-turn_limit = Turns each
option-label-finish_round = Finish the round
option-label-cards = Which cards can be seen
option-label-order = Order of the goals
option-label-finish = How to finish
option-label-sweep = Sweep up
option-label-peek = The next card
option-label-rune = Rune stone
option-label-jokers = All cards are jokers
option-label-hand_limit = Magic cards in a hand
option-label-one_card = One magic card a turn
option-label-extra_card = An extra card for those who play later
option-label-helper = Help for children
option-label-round_clock = Time for a round
option-label-untimed = No clock
option-label-one_roll = One roll only
option-help-sweep = All your goals within reach are found in one turn; for goals in any order.
option-off-goals = all
choice-cards-top = the top one
choice-cards-own = all your own
choice-cards-open = open for all
choice-order-stack = in card order
choice-order-any = any order
choice-finish-home = back home
choice-finish-exit = out of the maze
choice-finish-last-find = with the last find
choice-peek-at-once = at once
choice-peek-on-turn = on the next turn
choice-rune-stop = stop on it
choice-rune-pass = pass over it

## Preferences

pref-name = Your name
pref-theme = Light or dark
pref-theme-system = same as the device
pref-theme-light = light
pref-theme-dark = dark
pref-motion = Animation
pref-motion-system = same as the device
pref-motion-on = always
pref-motion-off = none
pref-volume = Volume
pref-vibration = Vibration
pref-speech-help = the browser says whose turn it is and what you’re looking for; with pictures, whatever you touch
pref-coordinates = Names of squares
pref-coordinates-help = Turns are told with squares and arrows: C5, →4. Rules show their clause: S5.
pref-think = Think first
pref-think-help = a preview shows the maze, but not where it leads: find the way yourself
pref-pictures-help = for children who cannot read yet: large pictures, large buttons
pref-contrast = Strong contrast
pref-contrast-help = paths and walls are easier to tell apart
