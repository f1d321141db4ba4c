"""3D Labyrinth: the 5×5 maze of towers, where heights stop you and magic cards lift you."""

from wanderwall.games.towers.rules import Towers

GAME = Towers()
