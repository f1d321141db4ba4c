"""The rules of 3D Labyrinth on 64-bit integers."""
