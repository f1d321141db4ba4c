"""Whole games in a real terminal and through pipes: curtain, undo, save and resume, the same seed the same game."""

from __future__ import annotations

import re
from pathlib import Path

import pexpect
import pytest

from tests.cli.terminal import CLEAR, COLOUR, piped, terminal
from tests.draw.views import leaving
from wanderwall.board.grid import squares_of
from wanderwall.draw.text_go import ROLLED
from wanderwall.games import edition, go
from wanderwall.games.classic.state import State
from wanderwall.i18n import Texts
from wanderwall.match import record

SHORT = ["--option", "goals=1", "--option", "first=1"]
PUSH, WALK, RIGHT = r"r turns it\):", "take the push back:", "u back]"


def read(file: Path) -> record.Record:
    return record.read(file.read_text(encoding="utf-8"))


def stays(turns: int) -> str:
    """What a person types who pushes anywhere allowed and stays: the second arrow answers when the first is barred."""
    return "N2\nstay\n\nN4\nstay\n\n" * turns


def test_a_whole_game_between_bots_is_the_same_for_the_same_seed(tmp_path: Path) -> None:
    for game in ("classic", "towers"):
        words = ["play", game, "--seat", "bot:greedy", "--seat", "bot:random", "--option", "goals=1", "--seed", "7"]
        first = piped(tmp_path, *words, "--save", "a.game")
        second = piped(tmp_path, *words, "--save", "b.game")
        assert first.returncode == 0, first.stderr
        assert first.stdout == second.stdout
        assert (tmp_path / "a.game").read_text() == (tmp_path / "b.game").read_text()
        game_played = read(tmp_path / "a.game")
        assert game_played.game.outcome(record.final(game_played)) is not None
        assert piped(tmp_path, *words[:-1], "8", "--save", "b.game").stdout != first.stdout


def test_go_between_bots_ends(tmp_path: Path) -> None:
    words = ["play", "go", "--seat", "bot:greedy", "--seat", "bot:greedy", "--seat", "bot:random", "--seed", "3"]
    played = piped(tmp_path, *words, "--save", "a.game", typed="\n" * 200)
    assert played.returncode == 0, played.stderr
    game = read(tmp_path / "a.game")
    assert game.game.outcome(record.final(game)) is not None


def test_undo_until_confirmed(tmp_path: Path) -> None:
    typed = "u\nN2\nu\nN4\nstay\nu\nu\nE2\nstay\n\nquit\ny\n"
    played = piped(tmp_path, "play", *SHORT, "--seed", "1", "--save", "a.game", typed=typed)
    assert played.returncode == 0, played.stderr
    game = read(tmp_path / "a.game")
    assert game.game.notation.move_text(game.opening, game.moves[0].move).startswith("E2")
    assert len([move for move in game.moves if move.seat == 0]) == 2


def test_refusals_cite_the_clause_and_the_game_goes_on(tmp_path: Path) -> None:
    typed = "Q9\nN4zz\nc5\nN2\ng99\nstay\n\nquit\nn\n"
    played = piped(tmp_path, "play", *SHORT, "--seed", "1", typed=typed)
    assert played.returncode == 0
    assert played.stdout.count("Sorry") >= 4


def test_save_and_resume_goes_on_alike(tmp_path: Path) -> None:
    words = ["play", "towers", "--seed", "11"]
    whole = piped(tmp_path, *words, "--save", "whole.game", typed=stays(6) + "quit\ny\n")
    assert whole.returncode == 0, whole.stderr
    half = piped(tmp_path, *words, typed=stays(2) + "save half.game\nquit\nn\n")
    assert half.returncode == 0, half.stderr
    rest = piped(tmp_path, "play", "--resume", "half.game", typed=stays(4) + "quit\ny\n")
    assert rest.returncode == 0, rest.stderr
    moves = [[played.move for played in read(tmp_path / name).moves] for name in ("whole.game", "half.game")]
    shorter = min(map(len, moves))
    assert shorter > 12
    assert moves[0][:shorter] == moves[1][:shorter]


def test_an_interrupted_game_is_kept(tmp_path: Path) -> None:
    ended = piped(tmp_path, "play", *SHORT, "--seed", "1", typed="N2\nstay\n\n")
    assert ended.returncode == 0
    kept = re.search(r"--resume (\S+)", ended.stdout)
    assert kept
    assert len(read(tmp_path / kept[1]).moves) >= 2
    screen = terminal(tmp_path, "play", *SHORT, "--seed", "1")
    screen.expect(PUSH)
    screen.sendintr()
    screen.expect(pexpect.EOF)
    screen.close()
    assert screen.exitstatus == 130
    assert len(list(tmp_path.glob("*.saved-game"))) == 2


def goal(state: State, seat: int, language: str) -> str:
    return state.edition.name(state.edition.goals[state.stacks[seat][0]], language)


@pytest.mark.parametrize("language", ["en", "de"])
def test_hot_seat_keeps_secrets_behind_the_curtain(tmp_path: Path, language: str) -> None:
    words = ["play", "--seat", "Ida", "--seat", "Tom", *SHORT, "--seed", "4", "--save", "a.game", "--lang", language]
    texts = Texts(language)
    screen = terminal(tmp_path, *words)
    heard = ""

    def answer(prompt: str, line: str) -> None:
        nonlocal heard
        screen.expect_exact(prompt)
        heard += f"{screen.before}{prompt}"
        screen.sendline(line)

    for turn in range(4):
        answer(texts.say("play-curtain", name=("Ida", "Tom")[turn % 2]), "")
        answer(texts.say("play-ask-push", tile="§", spare="§").split("§")[-1], ("N2", "N4")[turn % 2])
        answer(texts.say("play-ask-walk"), "stay")
        answer(texts.say("play-ask-confirm", how="stay", square="§", found="none").split("§")[-1], "")
    screen.close(force=True)
    opening = read(tmp_path / "a.game").opening
    secrets = [goal(opening, seat, language) for seat in (0, 1)]
    shown = [[any(s in line for line in goal_lines(part, opening, language)) for s in secrets] for part in parts(heard)]
    assert [sum(seen) for seen in zip(*shown, strict=True)] == [2, 2]  # each saw its own goal on both turns
    assert not any(all(both) for both in shown)
    for part in parts(heard):
        if texts.say("play-curtain", name="Ida") in part or texts.say("play-curtain", name="Tom") in part:
            assert not goal_lines(part, opening, language)


def parts(heard: str) -> list[str]:
    """What stood on the screen between one clearing and the next."""
    return [COLOUR.sub("", part) for part in heard.split(CLEAR)]


def goal_lines(part: str, opening: State, language: str) -> list[str]:
    """The lines that say what a player is looking for: not the board, where everything lies open."""
    names = {opening.edition.name(thing, language) for thing in opening.edition.goals}
    return [line for line in part.splitlines() if ": " in line and line.split(": ")[-1].strip() in names]


def test_a_turn_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    screen = terminal(tmp_path, "play", *SHORT, "--option", "turn_time=1", "--seed", "1", "--save", "a.game")
    screen.expect(PUSH)
    screen.expect("Time is over")
    screen.expect(PUSH)
    screen.close(force=True)
    assert any(move.seat == -1 for move in read(tmp_path / "a.game").moves)


def test_go_alone_ends_with_the_clock(tmp_path: Path) -> None:
    box = tmp_path / "quick.toml"
    source = Path(go.__file__).parent / "editions" / "go.toml"
    text = source.read_text(encoding="utf-8").replace('id = "go"', 'id = "quick"', 1)
    assert re.search(r"seconds *= *300", text)
    box.write_text(re.sub(r"seconds *= *300", "seconds = 1", text), encoding="utf-8")
    screen = terminal(tmp_path, "play", "--edition", str(box), "--seat", "Ida", "--seed", "2")
    screen.expect("Time is over")
    screen.expect(pexpect.EOF)
    assert "solved" in str(screen.before)


def test_go_alone_a_wrong_board_is_not_done(tmp_path: Path) -> None:
    screen = terminal(tmp_path, "play", "go", "--seat", "Ida", "--seed", "2")
    screen.expect("Lay .*:")
    screen.sendline("H1 a1 e a")
    screen.expect("Lay .*:")
    screen.sendline("grab")
    screen.expect("Not yet")
    screen.close(force=True)


def test_g3_the_terminal_does_not_show_where_the_rolled_pictures_are(tmp_path: Path) -> None:
    shown = piped(tmp_path, "play", "go", "--seat", "Ida", "--seed", "2", typed="H1 a1 e a\nquit\nn\n").stdout
    assert shown.count("To find: ") == 2
    assert not set(ROLLED) & set(shown)


def test_go_one_after_the_other_on_one_screen(tmp_path: Path) -> None:
    typed = "\n" + "\nH1 a1 e a\ngrab\n" + "\ngrab\n" + "\n" + "quit\ny\n"
    words = ["play", "go", "--seat", "Ida", "--seat", "Tom", "--seed", "5", "--save", "a.game"]
    played = piped(tmp_path, *words, typed=typed)
    assert "Ida" in played.stdout
    game = read(tmp_path / "a.game")
    last = record.final(game).last
    assert last is not None
    assert [len(result.layout) for result in last.results].count(1) <= 1
    assert {result.score_tile for result in last.results} == {4, 2}


@pytest.mark.broad
def test_every_edition_and_every_language_opens(tmp_path: Path) -> None:
    for number, language in enumerate(("en", "de", "fr", "nl", "it", "es", "pt")):
        name = ("classic-1986", "one-piece", "towers-3d", "go")[number % 4]
        played = piped(
            tmp_path, "play", "--edition", name, "--seed", "1", "--lang", language, typed="?\nlegend\nquit\nn\n"
        )
        assert played.returncode == 0, played.stderr
        assert edition(name).title[language] in played.stdout


def test_young_rules_for_one_seat(tmp_path: Path) -> None:
    words = ["play", "--seat", "Ida", "--seat", "Tom", "--young", "tom", "--first", "Ida", "--save", "a.game"]
    opened = piped(tmp_path, *words, "--option", "cards=own", "--option", "goals=3", typed="\nquit\nn\n")
    assert opened.returncode == 0
    options = read(tmp_path / "a.game").opening.options
    assert (options.cards, options.order, options.finish) == (("own", "own"), ("stack", "any"), ("home", "exit"))
    # she may look at all her cards, but only the first one counts (K8)
    assert re.search(r"looking for: [^,(]+ \(then: [^,]+, [^,]+\)", opened.stdout)


def test_k7_the_ways_out_are_named_and_drawn_once_everything_is_found(tmp_path: Path) -> None:
    _, state = leaving(1)
    record.save(record.Record(state), tmp_path / "end.game")
    shown = piped(tmp_path, "play", "--resume", "end.game", typed="\nlegend\nquit\nn\n").stdout
    names = state.edition.grid.names
    exits = ", ".join(names[square] for square in squares_of(state.maze.exits))
    assert f"end a turn where a path leads out, on {exits}." in shown
    assert "∩" in shown.split("legend")[0]
    assert "back to your start" not in shown


def test_who_begins_is_said_or_asked_for(tmp_path: Path) -> None:
    words = ["play", "towers", "--seat", "Ida", "--seat", "Tom", "--save", "a.game"]
    said = piped(tmp_path, *words, typed="\nquit\nn\n").stdout
    assert re.search(r"The lot says that (Ida|Tom) begins\. .*heights", said)
    for number, name in enumerate(["Ida", "Tom"]):
        assert "heights" not in piped(tmp_path, *words, "--first", name, typed="\nquit\nn\n").stdout
        opening = read(tmp_path / "a.game").opening
        assert (opening.first, opening.options.first) == (number, number + 1)
    nobody = piped(tmp_path, *words, "--first", "Eva")
    assert nobody.returncode != 0
    assert "Eva" in nobody.stderr
