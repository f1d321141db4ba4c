### What the server says.

table-name = Un nome ha da 1 a { $most } caratteri visibili.
coach-busy = L’allenatore sta aiutando altri. Riprova tra un momento.
coach-failed = L’allenatore non può aiutare in questo momento.
