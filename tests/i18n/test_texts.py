"""Seven languages, complete: the same messages with the same variables, none missing, none unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import wanderwall
from wanderwall.bots import bot_names
from wanderwall.game.edition import LANGUAGES
from wanderwall.game.options import options_of
from wanderwall.games import edition, editions, games
from wanderwall.i18n import ANIMALS, Texts, animals, bundle, files_of
from wanderwall.problem import Problem
from wanderwall.puzzles import kinds
from wanderwall.server.tables.openings import EVEN

SOURCE = Path(wanderwall.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
BUILD = PAGE.parent / "scripts"
#: ids put together at run time: what stands before the part that varies
OUTCOMES = ("home", "exit", "last-find", "turn_limit", "finish")
REASONS = ("finishes", "reaches", "rune", "pays", "next", "leaves", "denies", "turns", "plain", "goal", "why")
NUMBERS = ("next", "opens", "leaves", "denies")


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def areas(language: str) -> dict[str, dict[str, set[str]]]:
    """The ids of each area of a language and the variables of each."""
    found: dict[str, dict[str, set[str]]] = {}
    for area, path in files_of(language).items():
        known = {name for ids in found.values() for name in ids}
        found[area] = {}
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{language}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in known | set(found[area]), f"{language}: {entry.id.name} twice"
                variables = Variables()
                variables.visit(entry)
                found[area][entry.id.name] = variables.names
    return found


def messages(language: str) -> dict[str, set[str]]:
    """The ids of a language and the variables of each."""
    return {name: variables for ids in areas(language).values() for name, variables in ids.items()}


def trees() -> Iterator[ast.Module]:
    for path in SOURCE.rglob("*.py"):
        yield ast.parse(path.read_text(encoding="utf-8"))


def called(node: ast.Call) -> str:
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


@cache
def codes() -> frozenset[str]:
    """Every code of a problem that the source can raise."""
    found = set()
    for node in (node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Call)):
        for place, prefixes in CODES.get(called(node), {}).items():
            argument = node.args[place] if len(node.args) > place else None
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                found |= {prefix + argument.value for prefix in prefixes}
    return frozenset(found)


#: where each call has its code, and what the code begins with
CODES = {
    "Problem": {0: [""]},
    "IllegalMove": {0: [""]},
    "EditionProblem": {0: [""]},
    "BotFailed": {0: [""]},
    "Missing": {0: [""]},
    "illegal": {0: ["classic.", "towers."]},
    "wrong": {1: ["edition."]},
}


@cache
def written() -> frozenset[str]:
    """Every string in the source."""
    constants = (node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return frozenset(node.value for node in constants if isinstance(node.value, str))


@cache
def scripts() -> str:
    """The source of the page, without its tests."""
    files = [path for kind in ("ts", "tsx") for path in sorted(PAGE.rglob(f"*.{kind}")) if ".test." not in path.name]
    files += [BUILD / "opened.js", BUILD / "offline.mjs"]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def said() -> frozenset[str]:
    """The ids that the page says: `say('id')`."""
    return frozenset(re.findall(r"""\bsay\(\s*['"]([^'"]+)['"]""", scripts()))


@cache
def shown() -> frozenset[str]:
    """The ids and codes in quotes anywhere in the page, and the ids that it puts together: say(`sign-${sign}`)."""
    literal = {text.replace(".", "-") for text in re.findall(r"""['"]([a-z][\w.-]*)['"]""", scripts())}
    begun = tuple(re.findall(r"\bsay\(\s*`([a-z][\w-]*-)\$\{", scripts()))
    return frozenset(name for name in messages("en") if name in literal or name.startswith(begun))


def made() -> set[str]:
    """The ids that are put together at run time."""
    colours = {colour for name in editions() for colour in getattr(edition(name), "homes", edition(name).players)}
    return {
        *(f"colour-{colour}" for colour in colours if isinstance(colour, str)),
        *(f"setting-{name}" for game in games().values() for name in options_of(game.options)),
        *(f"outcome-{reason}" for reason in OUTCOMES),
        *(f"coach-{reason}" for reason in REASONS),
        *(f"why-{reason}" for reason in NUMBERS),
        *(f"bot-kind-{bot}" for bot in (*ANIMALS[1:], "strength")),
        *(f"bot-{kind}-{name}" for kind in ("name", "about") for game in games() for name in bot_names(game)),
        *(f"bot-{kind}-{EVEN}" for kind in ("name", "about")),
        *(f"bot-about-go-{name}" for name in bot_names("go") if name.startswith("level")),
        "bot-about-towers-master",
        *(f"puzzle-asks-{kind}" for kind in kinds()),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert {area: list(ids) for area, ids in areas(language).items()} == {
        area: list(ids) for area, ids in areas("en").items()
    }
    english, own = messages("en"), messages(language)
    assert {name: own[name] for name in own if own[name] != english[name]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    texts = bundle(language)
    for name, variables in messages(language).items():
        for value in (0, 1, 2, 7, "none", "yes"):
            pattern = texts.get_message(name).value
            assert pattern is not None
            text, errors = texts.format_pattern(pattern, dict.fromkeys(variables, value))
            assert not errors, f"{name}: {errors}"
            assert str(text).strip(), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_beside_the_holes_lies_open_and_is_only_not_shown(language: str) -> None:
    texts = Texts(language)
    shown, not_shown = (texts.say("go-play-shown", yes=yes) for yes in ("yes", "no"))
    assert not_shown.endswith(f" {shown}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_of_go_says_which_score_tiles_there_are(language: str) -> None:
    digits = "".join(re.findall(r"\d", Texts(language).say("lesson-go-end")))
    assert digits.endswith("6421" + "421" + "42")


def test_the_lesson_of_the_towers_says_how_to_put_them_away() -> None:
    assert "swap a few towers" in Texts("en").say("lesson-towers-end")


def test_every_problem_has_a_text() -> None:
    texts = Texts("en")
    assert len(codes()) > 100
    missing = sorted(code for code in codes() if not texts.has(texts.text_of(code)))
    assert missing == []


def test_every_made_up_id_exists() -> None:
    assert sorted(made() - set(messages("en"))) == []


def test_no_text_is_unused() -> None:
    texts = Texts("en")
    used = written() | made() | {texts.text_of(code) for code in codes()}
    assert sorted(set(areas("en")["commands"]) - used) == []
    assert sorted(set(messages("en")) - used - shown()) == []


def test_the_page_says_only_what_it_has() -> None:
    known = {name for area, ids in areas("en").items() if area != "commands" for name in ids}
    refusals = {code.replace(".", "-") for code in re.findall(r"new Refusal\('([\w.]+)'", scripts())}
    assert sorted((said() | refusals) - known) == []


def test_problems_cite_their_clause_and_place() -> None:
    texts = Texts("en")
    problem = Problem("board.no_square", "S7", text="z9", last="g7")
    assert texts.problem(problem).endswith("[S7]")
    assert texts.problem(problem.at(3, 7)).startswith("line 3, column 7")


def test_an_unknown_language_is_a_problem() -> None:
    with pytest.raises(Problem):
        Texts("tlh")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_bots_have_the_same_name(language: str) -> None:
    """A bot whose strength is chosen is the same animal as one that follows the player's rating."""
    texts = Texts(language)
    names = [texts.say("bot-name-random"), *animals(language)]
    assert len(set(names)) == len(names)
    assert texts.say("bot-name-strength") == texts.say("bot-name-even")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_article_is_small_within_a_sentence(language: str) -> None:
    texts = Texts(language)
    fox = texts.say("bot-name-level4")
    assert fox[0].isupper()
    assert texts.say("sliding-turn", you="no", name=fox, on="W", line=4, how="walk", thing="").startswith(fox)
    said = texts.say("sliding-home", you="no", name=fox)
    assert said.endswith(fox[0].lower() + fox[1:]), said
    assert texts.say("sliding-home", you="no", name="Ida").endswith("Ida")


#: how the object of a sentence begins, where it is not a name in the genitive: “Ruffys Strohhut”
ARTICLES = {
    "en": r"the ",
    "de": r"(den|die|das) ",
    "fr": r"(le |la |les |l’)",
    "nl": r"(de|het) ",
    "it": r"(il |lo |la |gli |le |l’)",
    "es": r"(el|la|los|las) ",
    "pt": r"(o|a|os|as) ",
}
#: the languages that name an owner before the thing, without an article
GENITIVE = {"en", "de", "nl"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", [name for name in editions() if name != "go"])
def test_every_goal_has_its_article(box: str, language: str) -> None:
    """In Labyrinth Go! pictures are only listed."""
    played = edition(box)
    begins = re.compile(r"\w+" if box == "one-piece" and language in GENITIVE else ARTICLES[language])
    phrases = {goal: played.phrases[goal][language] for goal in played.goals}
    assert {goal: text for goal, text in phrases.items() if not begins.match(text)} == {}
    assert len(set(phrases.values())) == len(phrases)
