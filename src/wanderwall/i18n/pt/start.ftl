### The start page and everything that is no game.

start-title = Empurra os muros. Encontra o caminho.
page-missing = Esta página não existe.
page-home = Para o início
close = Fechar
page-offline = O servidor não está acessível.
page-server = O servidor não percebeu.
page-wrong_key = A chave deste lugar não é (ou já não é) válida.
page-no_table = Esta mesa não existe.
page-key_reissued = Este lugar foi aberto noutro sítio com uma nova ligação.
page-misunderstood = A página e o servidor não se entendem. Recarrega a página.
page-left = Saíste da mesa.
