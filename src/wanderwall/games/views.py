"""Views and choices of both sliding mazes, for the layers that draw, play and explain both."""

from __future__ import annotations

from wanderwall.games.classic.views import ClassicChoices, ClassicSeat, ClassicView
from wanderwall.games.towers.views import TowersChoices, TowersSeat, TowersView

MazeView = ClassicView | TowersView
MazeSeat = ClassicSeat | TowersSeat
MazeChoices = ClassicChoices | TowersChoices
