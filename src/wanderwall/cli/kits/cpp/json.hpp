// Reads JSON. C++ has no built-in reader; this one handles only what the host sends.
#pragma once

#include <map>
#include <string>
#include <vector>

struct Json {
    std::string text;  // of a string; a number or a word as written; empty for "null"
    std::vector<Json> items;
    std::map<std::string, Json> fields;

    int number() const { return std::stoi(text); }
    const Json& operator[](const std::string& key) const { return fields.at(key); }

    static Json read(const std::string& line) {
        std::size_t at = 0;
        return read(line, at);
    }

   private:
    static char peek(const std::string& line, std::size_t& at) {
        while (line.at(at) == ' ') at++;
        return line.at(at);
    }

    static void skip(const std::string& line, std::size_t& at, char sign) {
        if (peek(line, at) == sign) at++;
    }

    static std::string string(const std::string& line, std::size_t& at) {
        std::string found;
        peek(line, at);
        for (at++; line.at(at) != '"'; at++) {
            if (line[at] == '\\') at++;  // non-ASCII letters stay escaped: a bot does not need names
            found += line.at(at);
        }
        at++;
        return found;
    }

    static Json read(const std::string& line, std::size_t& at) {
        Json found;
        const char next = peek(line, at);
        if (next == '{') {
            for (at++; peek(line, at) != '}'; skip(line, at, ',')) {
                const std::string key = string(line, at);
                skip(line, at, ':');
                found.fields[key] = read(line, at);
            }
            at++;
        } else if (next == '[') {
            for (at++; peek(line, at) != ']'; skip(line, at, ',')) found.items.push_back(read(line, at));
            at++;
        } else if (next == '"') {
            found.text = string(line, at);
        } else {
            while (at < line.size() && std::string(",]} ").find(line[at]) == std::string::npos) found.text += line[at++];
            if (found.text == "null") found.text.clear();
        }
        return found;
    }
};
