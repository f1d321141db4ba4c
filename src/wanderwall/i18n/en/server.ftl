### What the server says.

table-name = A name has 1 to { $most } letters or signs that can be seen.
coach-busy = The coach is busy with others. Try again in a moment.
coach-failed = The coach cannot help right now.
