//! The protocol with the host: one JSON object per line, read from standard input and written to standard output.

mod choose;
mod json;
mod maze;
#[cfg(test)]
mod test;

use std::io;

fn main() -> io::Result<()> {
    for line in io::stdin().lines() {
        let message = json::Json::read(&line?).expect("the host speaks JSON");
        match message["type"].text() {
            "hello" => println!(r#"{{"type": "hello", "protocol": 2, "name": "my bot"}}"#),
            "view" => println!(r#"{{"type": "answer", "move": "{}"}}"#, choose::choose(&message["view"])),
            "bye" => break,
            _ => {} // a new game: every view contains all there is to know
        }
    }
    Ok(())
}
