### What the server says.

table-name = Um nome tem de 1 a { $most } caracteres visíveis.
coach-busy = O treinador está ocupado com outros. Tenta de novo daqui a pouco.
coach-failed = O treinador não pode ajudar neste momento.
