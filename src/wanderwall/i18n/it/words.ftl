### The games' own words, for the terminal and for the page.

## Small words

yes = sì
no = no
colour-red = rosso
colour-yellow = giallo
colour-blue = blu
colour-green = verde
list-and = { $head } e { $last }
list-and-i = { $head } e { $last }

## At the sliding mazes

tell-turn =
    { $name } { $push ->
        [none] {""}
       *[other] spinge in { $push } e{" "}
    }{ $how ->
        [time] resta senza tempo in { $square }
        [stay] resta in { $square }
       *[walk] va in { $square }
    }{ $found ->
        [none] .
       *[other] {" "}e trova { $found }!
    }
outcome-alone =
    { $won ->
        [yes] Complimenti! Ce l’hai fatta in { $turns ->
            [one] un turno
           *[other] { $turns } turni
        }.
       *[no] I turni sono finiti; obiettivi trovati: { $found }.
    }
outcome-winners =
    { $count ->
        [one] { $names } vince!
       *[other] { $names } vincono insieme!
    }
outcome-home = Tutti gli obiettivi trovati, e di nuovo alla partenza.
outcome-exit = Tutti gli obiettivi trovati, e fuori dal labirinto.
outcome-last-find = Tutti gli obiettivi trovati.
outcome-turn_limit = I turni sono finiti: vince chi ha trovato di più.
outcome-finish = Al traguardo prima di tutti.
outcome-none = Stavolta il labirinto custodisce i suoi segreti
outcome-none-why = I turni sono finiti e nessuno ha ancora trovato nulla. Si riprova?

## Among the towers

tell-plays = Magia: { $cards }.
tell-rune = { $name } gira la carta delle rune.
tell-draws = { $name } pesca una carta magica.
tell-discards = { $name } scarta: { $card }.

## Tornei e bot

bot-name-random = Testa tra le nuvole
bot-name-greedy = Il Criceto
bot-name-level1 = La Lumaca
bot-name-level2 = Il Gatto
bot-name-level3 = La Lepre
bot-name-level4 = La Volpe
bot-name-level5 = Il Gufo
bot-name-master = L’Elefante
bot-name-strength = Il Camaleonte
bot-name-points = Il Camaleonte ({ $points })
bot-name-even = Il Camaleonte
bot-kind-level1 = gentile
bot-kind-level2 = curioso
bot-kind-level3 = veloce
bot-kind-level4 = furba
bot-kind-level5 = saggio
bot-kind-master = magistrale
bot-kind-strength = a forza scelta
bot-kind-even = forte come te
bot-title = { $name } – { $kind }
bot-points = Forza { $points }
