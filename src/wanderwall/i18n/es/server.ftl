### What the server says.

table-name = Un nombre tiene de 1 a { $most } caracteres visibles.
coach-busy = El entrenador está ocupado con otros. Inténtalo de nuevo en un momento.
coach-failed = El entrenador no puede ayudar ahora mismo.
