//! Choose a move: try every push, and take the one that leads to the goal, or closest to it.
//!
//! This is the place to improve your bot. It considers neither the others nor its own next turn.

use crate::json::Json;
use crate::maze::{arrows, pawn_after, thing_after, turns, Maze, Place};

/// A move in notation: `N4es` pushes at arrow N4 with the tile open to east and south, `c5` walks there.
pub fn choose(view: &Json) -> String {
    let maze = Maze {
        side: view["side"].number() as usize,
        tiles: view["maze"].items().iter().map(|tile| tile.number() as u8).collect(),
        spare: view["spare"].number() as u8,
    };
    let me = &view["seats"].items()[view["you"].number() as usize];
    let pawn = me["pawn"].number() as usize;
    // the square of the next goal, which may be on the spare tile; without cards home, which never moves
    let goal = match me["cards"].items().first() {
        Some(card) => view["things"][card.text()].number(),
        None => me["home"].number(),
    };
    let goal = usize::try_from(goal).ok();
    match view["step"].text() {
        "push" => choose_push(&maze, view["barred"].text(), pawn, goal),
        _ => choose_walk(&maze, pawn, goal),
    }
}

fn choose_push(maze: &Maze, barred: &str, pawn: usize, goal: Place) -> String {
    let side = maze.side;
    let mut best = (usize::MAX, String::new());
    // no tile may go in where the last one came out
    for arrow in arrows(side).iter().filter(|arrow| *arrow != barred) {
        for tile in turns(maze.spare) {
            let there = thing_after(side, arrow, goal);
            let reached = maze.push(arrow, tile).reach(pawn_after(side, arrow, pawn));
            let away = distance(side, nearest(side, &reached, there), there);
            if away < best.0 {
                best = (away, arrow.clone() + &letters(tile));
            }
        }
    }
    best.1
}

fn choose_walk(maze: &Maze, pawn: usize, goal: Place) -> String {
    let square = nearest(maze.side, &maze.reach(pawn), goal);
    let column = b"abcdefghijklm"[square % maze.side] as char;
    format!("{column}{}", square / maze.side + 1)
}

fn nearest(side: usize, reached: &[bool], goal: Place) -> usize {
    let squares = (0..side * side).filter(|&square| reached[square]);
    squares.min_by_key(|&square| distance(side, square, goal)).expect("a pawn may always stay")
}

/// Rows plus columns to the goal; far away if the goal is on the spare tile.
fn distance(side: usize, square: usize, goal: Place) -> usize {
    match goal {
        Some(goal) => (square / side).abs_diff(goal / side) + (square % side).abs_diff(goal % side),
        None => 2 * side,
    }
}

pub fn letters(tile: u8) -> String {
    "nesw".chars().enumerate().filter(|(bit, _)| tile >> bit & 1 == 1).map(|(_, letter)| letter).collect()
}
