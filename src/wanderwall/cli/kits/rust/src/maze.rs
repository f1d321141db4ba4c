//! The maze: what a push does, and how far a pawn can walk afterwards.
//!
//! Squares are numbers from 0, row by row from the top left. A tile is the sum of its open sides.

const NORTH: u8 = 1;
const EAST: u8 = 2;
const SOUTH: u8 = 4;
const WEST: u8 = 8;

/// The square of a thing; `None` is the spare tile.
pub type Place = Option<usize>;

#[derive(Clone)]
pub struct Maze {
    pub side: usize,
    pub tiles: Vec<u8>,
    pub spare: u8,
}

/// The names of all arrows: N2 pushes the second column down, W4 the fourth row to the right.
pub fn arrows(side: usize) -> Vec<String> {
    let numbers = || (2..side).step_by(2);
    ['N', 'E', 'S', 'W'].iter().flat_map(|edge| numbers().map(move |number| format!("{edge}{number}"))).collect()
}

/// The squares that an arrow moves, from where the tile goes in to where one comes out.
pub fn line(side: usize, arrow: &str) -> Vec<usize> {
    let n = arrow[1..].parse::<usize>().expect("an arrow has a number") - 1;
    let column = (0..side).map(|k| k * side + n);
    let row = (0..side).map(|k| n * side + k);
    match &arrow[..1] {
        "N" => column.collect(),
        "S" => column.rev().collect(),
        "W" => row.collect(),
        _ => row.rev().collect(),
    }
}

/// The different ways to lay a tile: a straight one has two, the others four.
pub fn turns(tile: u8) -> Vec<u8> {
    let mut ways = Vec::new();
    let mut turned = tile;
    for _ in 0..4 {
        if !ways.contains(&turned) {
            ways.push(turned);
        }
        turned = (turned << 1 | turned >> 3) & 15; // a quarter turn clockwise
    }
    ways
}

/// The square of a thing after a push: it moves with its tile, out onto the spare or in from there.
pub fn thing_after(side: usize, arrow: &str, place: Place) -> Place {
    let squares = line(side, arrow);
    let Some(square) = place else { return Some(squares[0]) };
    match squares.iter().position(|&each| each == square) {
        Some(k) => squares.get(k + 1).copied(),
        None => place,
    }
}

/// The square of a pawn after a push: one that is pushed out comes back in at the other end.
pub fn pawn_after(side: usize, arrow: &str, square: usize) -> usize {
    thing_after(side, arrow, Some(square)).unwrap_or_else(|| line(side, arrow)[0])
}

impl Maze {
    /// The maze after a push; the tile that came out is the new spare.
    pub fn push(&self, arrow: &str, tile: u8) -> Maze {
        let squares = line(self.side, arrow);
        let mut after = self.clone();
        for pair in squares.windows(2) {
            after.tiles[pair[1]] = self.tiles[pair[0]];
        }
        after.tiles[squares[0]] = tile;
        after.spare = self.tiles[squares[self.side - 1]];
        after
    }

    /// For every square, whether a pawn can walk there; it may always stay.
    pub fn reach(&self, start: usize) -> Vec<bool> {
        let side = self.side;
        let mut found = vec![false; self.tiles.len()];
        let mut ahead = vec![start];
        found[start] = true;
        while let Some(here) = ahead.pop() {
            let (row, column) = (here / side, here % side);
            let ways = [
                (NORTH, SOUTH, row > 0, here.wrapping_sub(side)),
                (EAST, WEST, column < side - 1, here + 1),
                (SOUTH, NORTH, row < side - 1, here + side),
                (WEST, EAST, column > 0, here.wrapping_sub(1)),
            ];
            for (way, back, inside, there) in ways {
                if inside && !found[there] && self.tiles[here] & way != 0 && self.tiles[there] & back != 0 {
                    found[there] = true;
                    ahead.push(there);
                }
            }
        }
        found
    }
}
