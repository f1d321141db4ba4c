### What the server says.

table-name = Een naam heeft 1 tot { $most } zichtbare tekens.
coach-busy = De coach is met anderen bezig. Probeer het zo nog eens.
coach-failed = De coach kan nu niet helpen.
