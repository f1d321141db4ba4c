### The games' own words, for the terminal and for the page.

## Small words

yes = sim
no = não
colour-red = vermelho
colour-yellow = amarelo
colour-blue = azul
colour-green = verde
list-and = { $head } e { $last }
list-and-i = { $head } e { $last }

## Options of the games

setting-first = O lugar que começa; senão, por sorteio.
setting-goals = Quantas cartas de objetivo recebe cada lugar; senão, são todas distribuídas por igual.
setting-turn_time = Segundos por turno. Se acabarem antes de empurrares, empurra-se por ti e o teu turno termina.
setting-turn_limit = Turnos para cada lugar. Depois ganha quem tiver encontrado mais.
setting-finish_round = Quando alguém acaba, completa-se a ronda, para que todos tenham o mesmo número de turnos.
setting-cards = Que cartas de objetivo se veem: só a de cima, todas as próprias, ou todas à vista de todos.
setting-order = Por que ordem se encontram os objetivos: como no maço, ou qualquer uma.
setting-finish = Como se acaba: voltando à casa de partida, saindo por qualquer saída, ou logo que se encontra o último objetivo.
setting-sweep = Todos os objetivos próprios ao alcance são encontrados num só turno (com order=any).
setting-peek = Quando se pode ver a carta seguinte: logo, ou só no turno seguinte.
setting-rune = Se é preciso parar na pedra rúnica, ou se basta passar por cima.
setting-jokers = Para os mais novos: todas as cartas mágicas valem como joker.
setting-hand_limit = Quantas cartas mágicas cabem na mão. Quem tirar a mais descarta as que sobram.
setting-one_card = No máximo uma carta mágica por turno.
setting-extra_card = Mais uma carta mágica no início: a dois, para quem joga em segundo lugar; a quatro, para o terceiro e o quarto.
setting-helper = Para crianças: quem apanha uma ficha com o tabuleiro errado recebe um aviso e não um castigo.
setting-round_clock = Segundos por ronda. Depois verificam-se todos os tabuleiros tal como estão.
setting-untimed = Quando jogas a solo: leva o tempo que quiseres.
setting-one_roll = Quando jogas a solo: o jogo acaba ao fim de um lançamento.

## At the sliding mazes

tell-turn =
    { $name } { $push ->
        [none] {""}
       *[other] empurra em { $push } e{" "}
    }{ $how ->
        [time] fica sem tempo em { $square }
        [stay] fica em { $square }
       *[walk] vai para { $square }
    }{ $found ->
        [none] .
       *[other] {" "}– encontra: { $found }!
    }
outcome-alone =
    { $won ->
        [yes] Parabéns! Conseguiste { $turns ->
            [one] num só turno
           *[other] em { $turns } turnos
        }.
       *[no] Acabaram-se os turnos; objetivos encontrados: { $found }.
    }
outcome-winners =
    { $count ->
        [one] { $names } ganha!
       *[other] { $names } partilham a vitória!
    }
outcome-home = Todos os objetivos encontrados, e de volta à casa de partida.
outcome-exit = Todos os objetivos encontrados, e fora do labirinto.
outcome-last-find = Todos os objetivos encontrados.
outcome-turn_limit = Acabaram-se os turnos: ganha quem encontrou mais.
outcome-finish = Na meta antes de todos.
outcome-none = Desta vez o labirinto guarda os seus segredos
outcome-none-why = Acabaram-se os turnos e ainda ninguém encontrou nada. Outra tentativa?

## Among the towers

tell-plays = Magia: { $cards }.
tell-rune = { $name } vira a carta de runa.
tell-draws = { $name } tira uma carta mágica.
tell-discards = { $name } descarta: { $card }.

## Labyrinth Go!

go-verdict =
    { $how ->
        [joined] ✓ { $picture }: vê-se, e o caminho chega ao centro
        [cut_off] ✗ { $picture }: vê-se, mas nenhum caminho chega ao centro
       *[not_shown] ✗ { $picture }: não se vê em nenhum buraco
    }
go-rating =
    { $line ->
        [0] Nenhum labirinto resolvido – por esta vez. Dar com a entrada é o mais difícil; o próximo é teu.
        [1] Labirintos resolvidos: { $solved }. Deste com a entrada. Em frente!
        [2] Labirintos resolvidos: { $solved }. Já estás a apanhar o jeito a estes corredores.
        [3] Labirintos resolvidos: { $solved }. Cá dentro já te orientas bem. Boa!
        [4] Labirintos resolvidos: { $solved }. Os muros afastam-se quando te veem. Impressionante!
        [5] Labirintos resolvidos: { $solved }. O labirinto já não tem segredos para ti. Esplêndido!
       *[other] Labirintos resolvidos: { $solved }. O labirinto nunca tinha visto nada assim. De certeza que não foste tu que o construíste?
    }

## Torneios e bots

bot-name-random = Ao calhas
bot-name-greedy = Guloso
bot-name-level1 = Gentil
bot-name-level2 = Curioso
bot-name-level3 = Esperto
bot-name-level4 = Astuto
bot-name-level5 = Perito
bot-name-master = Mestre
bot-about-random = faz qualquer jogada permitida
bot-about-greedy = apanha o que pode neste turno e, se não, faz qualquer jogada
bot-about-level1 = só vê alguns empurrões, como uma criança
bot-about-level2 = apanha o que vê, mas escapa-lhe muito
bot-about-level3 = vê a maioria dos empurrões e pensa no seu próximo turno
bot-about-level4 = vê todos os empurrões e deixa aos outros o menos possível
bot-about-level5 = adivinha o que os outros procuram e experimenta as suas melhores jogadas
bot-about-master = aprendeu com milhões de partidas a dois; com mais jogadores joga como Perito
bot-about-go-level1 = leva minutos em cada lançamento e muitas vezes apanha a ficha com o tabuleiro errado
bot-about-go-level2 = não tem pressa e engana-se de vez em quando
bot-about-go-level3 = despachado, e quase sempre acerta
bot-about-go-level4 = rápido, e raramente se engana
bot-about-go-level5 = vê uma solução curta e coloca-a em poucos segundos
