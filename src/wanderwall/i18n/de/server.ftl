### What the server says.

table-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
coach-busy = Der Trainer hilft gerade anderen. Versucht es gleich noch einmal.
coach-failed = Der Trainer kann gerade nicht helfen.
