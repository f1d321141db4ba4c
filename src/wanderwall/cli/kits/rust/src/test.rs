//! Check the push simulator against golden.txt, which was written by the rules.

use crate::choose::letters;
use crate::maze::{pawn_after, thing_after, turns, Maze};

fn hex(text: &str) -> Vec<u8> {
    text.chars().map(|digit| digit.to_digit(16).unwrap() as u8).collect()
}

#[test]
fn every_position_of_golden_txt() {
    let lines = include_str!("../golden.txt").lines().filter(|line| !line.starts_with('#'));
    let mut checked = 0;
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        let side: usize = words[0].parse().unwrap();
        let maze = Maze { side, tiles: hex(words[1]), spare: hex(words[2])[0] };
        let arrow = words[3].trim_end_matches(['n', 'e', 's', 'w']);
        let tile = turns(maze.spare).into_iter().find(|&way| format!("{arrow}{}", letters(way)) == words[3]);
        let after = maze.push(arrow, tile.unwrap());
        let pawn = pawn_after(side, arrow, words[4].parse().unwrap());
        let thing = thing_after(side, arrow, words[5].parse().ok());
        let tiles: String = after.tiles.iter().map(|tile| format!("{tile:x}")).collect();
        let reach: String = after.reach(pawn).iter().map(|&each| if each { 'x' } else { '.' }).collect();
        let thing = thing.map_or("-1".to_string(), |square| square.to_string());
        assert_eq!(format!("{tiles} {:x} {pawn} {thing} {reach}", after.spare), words[6..].join(" "));
        checked += 1;
    }
    assert!(checked > 100);
}
