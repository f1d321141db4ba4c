### A page that is its own server: what stands in its way, and whose tab has the games.

offline-nobody = Nobody else can come to this table. Give the seat to a bot, or to somebody at this device.
