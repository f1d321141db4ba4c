### Uma página que é o seu próprio servidor: o que a impede e que separador tem os jogos.

offline-elsewhere = O wanderwall está aberto noutro separador.
offline-elsewhere-how = Só um separador de cada vez guarda os teus jogos, para que nenhum siga dois caminhos.
offline-here = Jogar aqui
offline-newer = Chegou uma versão mais recente.
offline-renew = Usar agora
offline-full = Já não há espaço neste dispositivo, por isso nada aconteceu. Liberta algum espaço e tenta outra vez.
offline-not_kept = O navegador não conseguiu guardar isso, por isso não aconteceu. Tenta outra vez; se continuar, carrega a página de novo.
offline-no_storage = Este navegador não guarda nada para as páginas e todos os jogos se perderiam. Sai da janela privada ou permite aqui os dados de sites e carrega a página de novo.
offline-no_wasm = Este navegador não consegue jogar sem servidor: falta-lhe o WebAssembly. Atualiza-o ou usa outro.
offline-too_old = Este navegador é demasiado antigo para jogar sem servidor. Atualiza-o ou usa outro.
offline-insecure = Sem servidor, os navegadores só deixam uma página jogar por https. Abre-a num endereço que comece por «https», ou como «localhost» na máquina que a oferece.
offline-no_python = As regras do jogo não chegaram. Vê se há rede e carrega a página de novo.
offline-nobody = Mais ninguém pode vir a esta mesa. Dá o lugar a um bot ou a alguém neste dispositivo.
offline-at-once = Aqui todos jogam ao mesmo tempo: neste aparelho, tu contra os bots. São vários? Joguem a solo, um de cada vez: quem resolve mais?
offline-patience = Sem servidor, este aparelho calcula tudo sozinho. Demora um pouco mais.
offline-together = Esta página funciona sem servidor, por isso mais ninguém pode vir: salas, mesas abertas, classificações e o livro só existem em servidores.
offline-bring = Trazer um jogo
offline-bring-how = Um jogo guardado como texto, acabado ou não: aqui podes revê-lo ou continuar a jogar. Não conta.
offline-take = Guardar para continuar noutro lado
record-unreadable = Isto não é um jogo guardado como texto, ou alguém o mudou: a linha { $line } não se consegue ler.
record-too_long = Este jogo é demasiado longo para continuar aqui: tem mais de { $most } jogadas.
offline-others = Jogar com outros
offline-left = O teu outro jogo está a salvo no servidor. Entretanto podes jogar aqui um novo.
offline-back = Voltar ao outro jogo
offline-file = Aberta a partir de uma pasta, a página não pode funcionar: os navegadores querem-na de um endereço web. Põe a pasta num espaço web, ou inicia nela «python3 -m http.server» e abre http://localhost:8000.
offline-missing = Faltam ficheiros da página. Copia a pasta inteira, tal como está, para este endereço.
