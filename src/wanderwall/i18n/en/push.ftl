### Messages to a device that asked to be told of its turn: nobody's name, and nothing of the board.

push-turn = Your turn: { $edition }
push-turn-body = Your table waits for you.
push-switch = Tell me when it is my turn
push-help = Also when this page is closed. This server then sends a message through the notification service of your browser’s maker, which learns that there is one, but not what it says.
push-on = Messages come through { $service }.
push-refused = Your browser lets this page send no messages. You can change that in its settings for this page.
push-failed = Your browser cannot reach a notification service. The window’s title still tells you when it is your turn.
push-off = This server sends no messages to devices.
push-endpoint = This is not the address of a notification service on the internet.
push-keys = The keys of this device cannot be read.
