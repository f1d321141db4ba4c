### Uma página que é o seu próprio servidor: o que a impede e que separador tem os jogos.

offline-nobody = Mais ninguém pode vir a esta mesa. Dá o lugar a um bot ou a alguém neste dispositivo.
