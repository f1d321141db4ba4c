### What the server says.

table-name = Un nom compte de 1 à { $most } caractères visibles.
coach-busy = L’entraîneur est occupé avec d’autres. Réessayez dans un instant.
coach-failed = L’entraîneur ne peut pas aider pour le moment.
