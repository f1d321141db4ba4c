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
offline-no_python = As regras do jogo não chegaram. Vê se há rede e carrega a página de novo.
offline-nobody = Mais ninguém pode vir a esta mesa. Dá o lugar a um bot ou a alguém neste dispositivo.
