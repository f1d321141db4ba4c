### The end of a game.

end-you = Ganhaste!
end-you-share = Vitória partilhada!
end-made-it = Conseguiste!
end-over = O jogo terminou
end-nobody = Ninguém ganha
end-won-home =
    { $count ->
        [one] em casa antes de todos
       *[other] em casa na mesma ronda
    }
end-won-exit =
    { $count ->
        [one] fora antes de todos
       *[other] fora na mesma ronda
    }
end-missing-steps =
    { $count ->
        [one] a um passo de casa
       *[other] a { $count } passos de casa
    }
end-missing-push = faltava um empurrão
end-missing-home = só tinha de voltar a casa
end-missing-out = só tinha de sair
end-missing-one = ainda procurava { $thing }
end-missing-goals =
    { $count ->
        [one] falta um objetivo
       *[other] faltam { $count } objetivos
    }
end-close-steps =
    { $you ->
        [yes] Também tinhas tudo, mas ainda estavas a { $count ->
            [one] um passo
           *[other] { $count } passos
        } de casa.
       *[no] { $name } também tinha tudo, mas ainda estava a { $count ->
            [one] um passo
           *[other] { $count } passos
        } de casa.
    }
end-close-push =
    { $you ->
        [yes] Também tinhas tudo, só faltava um empurrão.
       *[no] { $name } também tinha tudo, só faltava um empurrão.
    }
end-close-home =
    { $you ->
        [yes] Também tinhas tudo e só tinhas de voltar a casa.
       *[no] { $name } também tinha tudo e só tinha de voltar a casa.
    }
end-close-out =
    { $you ->
        [yes] Também tinhas tudo e só tinhas de sair do labirinto.
       *[no] { $name } também tinha tudo e só tinha de sair do labirinto.
    }
end-close-one =
    { $you ->
        [yes] Só te faltava encontrar { $thing }.
       *[no] { $name } só procurava { $thing }.
    }
end-turns = Turnos
end-time = Tempo
end-best = A melhor jogada
end-series =
    { $count ->
        [one] um jogo ganho
       *[other] { $count } jogos ganhos
    }
end-again = Outra vez
end-same-maze = Mesmo labirinto, cartas novas
end-swap = Trocar algumas torres
end-swap-help = Algumas torres móveis trocam de lugar antes de começar.
end-join = Entrar no próximo jogo
end-room = Voltar à sala
end-picture = Guardar uma imagem
end-film = O filme da partida
end-film-busy = A fazer o filme…
end-film-about = Os melhores momentos da partida, 20 segundos sem palavras
end-film-send = Enviar o filme
end-try = Três jogadas para tentar de novo
end-keep = Guardar offline: { $size } MB
end-keep-busy = A guardar…
end-keep-kept = Guardado: funciona também offline
end-keep-full = Pouco espaço. Tentar de novo
end-keep-refused = Este navegador não o guarda
