//! Reads JSON. Rust has no built-in reader; if you can use crates, use serde_json instead.

use std::collections::HashMap;
use std::ops::Index;

pub enum Json {
    Nothing,
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Map(HashMap<String, Json>),
}

static NOTHING: Json = Json::Nothing;

impl Json {
    pub fn read(line: &str) -> Option<Json> {
        Reader { signs: line.chars().collect(), at: 0 }.value()
    }

    pub fn number(&self) -> i64 {
        if let Json::Number(number) = self { *number as i64 } else { 0 }
    }

    pub fn text(&self) -> &str {
        if let Json::Text(text) = self { text } else { "" }
    }

    pub fn items(&self) -> &[Json] {
        if let Json::List(items) = self { items } else { &[] }
    }
}

impl Index<&str> for Json {
    type Output = Json;

    fn index(&self, key: &str) -> &Json {
        if let Json::Map(fields) = self { fields.get(key).unwrap_or(&NOTHING) } else { &NOTHING }
    }
}

struct Reader {
    signs: Vec<char>,
    at: usize,
}

impl Reader {
    /// The next character that is not a space.
    fn peek(&mut self) -> Option<char> {
        while self.signs.get(self.at)?.is_whitespace() {
            self.at += 1;
        }
        self.signs.get(self.at).copied()
    }

    /// Whether this comes next; if so, skip it.
    fn skip(&mut self, sign: char) -> bool {
        let here = self.peek() == Some(sign);
        self.at += usize::from(here);
        here
    }

    fn value(&mut self) -> Option<Json> {
        if self.skip('{') {
            let mut fields = HashMap::new();
            while !self.skip('}') {
                let key = self.string()?;
                self.skip(':');
                fields.insert(key, self.value()?);
                self.skip(',');
            }
            Some(Json::Map(fields))
        } else if self.skip('[') {
            let mut items = Vec::new();
            while !self.skip(']') {
                items.push(self.value()?);
                self.skip(',');
            }
            Some(Json::List(items))
        } else if self.peek()? == '"' {
            self.string().map(Json::Text)
        } else {
            let rest = &self.signs[self.at..];
            let word: String = rest.iter().take_while(|sign| !",]} ".contains(**sign)).collect();
            self.at += word.len();
            match word.as_str() {
                "null" => Some(Json::Nothing),
                "true" | "false" => Some(Json::Text(word)),
                _ => word.parse().ok().map(Json::Number),
            }
        }
    }

    fn string(&mut self) -> Option<String> {
        let mut found = String::new();
        self.skip('"');
        while *self.signs.get(self.at)? != '"' {
            if self.signs[self.at] == '\\' {
                self.at += 1; // non-ASCII letters stay escaped: a bot does not need names
            }
            found.push(*self.signs.get(self.at)?);
            self.at += 1;
        }
        self.at += 1;
        Some(found)
    }
}
