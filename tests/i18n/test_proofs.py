"""What a proofreader looks for: plurals, each language's own punctuation, English left over, one way to say you."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Identifier, Message, Pattern, Placeable, SelectExpression, StringLiteral, TextElement
from fluent.syntax.visitor import Visitor

from tests.i18n.test_texts import Variables
from wanderwall.game.edition import LANGUAGES
from wanderwall.i18n import LOCALES, Texts, files_of

CATEGORIES = {"zero", "one", "two", "few", "many"}
HARD = "\u00a0"  # the space that does not break a line

#: what is the same as in English, and rightly so
ALIKE = {
    "de": {
        *("pause-title", "start-tv"),
        "word-name",
        "go-play-go",
        "colon",
        "setup-kind-bot",
        "setup-name",
        "pref-tempo-normal",
        "sign-wow",
        "pref-vibration",
        "admin-version",
        *("room-mode-arena", "room-name", "room-pause", "room-team", "room-teams", "word-bot", "word-code"),
    },
    "fr": {
        *("pause-title", "room-tables", "room-podium-points"),
        "puzzles-par",
        *("help-options-word", "help-options", "word-position"),
        *("replay-pause", "menu-title", "word-date", "pref-volume", "pref-vibration"),
        "admin-version",
        *("room-pause", "room-place", "room-points", "word-bot", "word-code", "word-contact"),
    },
    "nl": {
        "puzzles-par",
        "go-play-go",
        "colon",
        "setup-kind-bot",
        "menu-title",
        "pref-volume",
        "admin-database",
        *("room-mode-arena", "room-team", "room-teams", "word-bot", "word-code", "word-contact"),
    },
    "it": {
        *("room-plea-no", "start-tv"),
        "puzzles-par",
        *("go-play-go", "colon", "setup-kind-bot", "word-file", "menu-title", "no"),
        *("pref-volume", "admin-database"),
        *("room-mode-arena", "word-bot"),
    },
    "es": {
        *("room-plea-no", "start-tv"),
        "puzzles-par",
        *("colon", "setup-kind-bot", "pref-tempo-normal", "no"),
        *("room-mode-arena", "word-bot"),
    },
    "pt": {
        *("start-tv",),
        "puzzles-par",
        *("go-play-go", "setup-kind-bot", "pref-tempo-normal"),
        *("menu-title", "colon", "pref-volume"),
        *("room-mode-arena", "word-bot"),
    },
}
#: in every language: signs, and variables with nothing between them
SIGNS = {"word-number", "go-play-square", "go-play-space", "tower-view-3d"}

#: words that only slip in: formal address, the other variety of a language, and words of the program itself
STRANGE = {
    "en": r"color|center\b",
    "de": r"\b(Spielbrett\w*|Ihnen)\b",
    "fr": r"\b(vous|votre|vos)\b|\b([Uu]n|[Ll]es?|[Dd]es) bots?\b|\b(?!chez\b|assez\b|Allez\b)\w+ez\b",
    "nl": r"\buw\b|\b[Dd]e doolhof\b|\bspeelbord",
    "it": r"\b(vostr[oaie]|suggeriment[oi])\b",
    "es": r"\b(usted(es)?|asientos?|computadora|celular)\b",
    "pt": r"\b(você|vocês|tela|celular|arquivo|usuário|equipe)\b",
}
#: what is never counted when there is none
NEVER_NOUGHT = {
    *("review-turn", "replay-verdict", "sliding-reaches", "tower-then-cards", "tower-used", "go-play-right"),
    *("go-play-far", "go-play-result", "coach-go-fewest", "coach-go-wrong", "setup-phones"),
}
#: with signs that are to be typed: `bot:`, `?` and `Authorization:`
TYPED = {"help-play-seats", "play-welcome", "play-help-always", "admin-figures"}
#: said to everybody around the keyboard
TO_ALL = {"go-all-ready"}
ENGLISH = re.compile(r"\b(grab|off|push|seat|tile|spare|the|and|your)\b")


class Gather(Visitor):
    """The sentences of a message, each variant one of its own, and its choices by number."""

    def __init__(self) -> None:
        self.sentences: list[str] = []
        self.choices: list[SelectExpression] = []

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802
        self.sentences.append("".join(map(as_said, node.elements)))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.generic_visit(node)


def as_said(element: TextElement | Placeable) -> str:
    """What is written, with a mark where something is filled in."""
    if isinstance(element, TextElement):
        return element.value
    if isinstance(element.expression, StringLiteral):
        return str(element.expression.parse()["value"])
    return "◇"


@cache
def entries(language: str) -> dict[str, tuple[str, Message]]:
    """The messages of a language by id, and the area of each."""
    return {
        entry.id.name: (area, entry)
        for area, path in files_of(language).items()
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    }


def gathered(message: Message) -> Gather:
    gather = Gather()
    gather.visit(message)
    return gather


def sentences(language: str) -> Iterator[tuple[str, str, str]]:
    """Area, id and text of every sentence."""
    for name, (area, message) in entries(language).items():
        for text in gathered(message).sentences:
            yield area, name, text


def variables(pattern: Pattern) -> set[str]:
    found = Variables()
    found.visit(pattern)
    return found.names


def keys(choice: SelectExpression) -> list[str]:
    return [key.name if isinstance(key := variant.key, Identifier) else str(key.value) for variant in choice.variants]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_ends_in_other(language: str) -> None:
    choices = [(name, choice) for name, (_, one) in entries(language).items() for choice in gathered(one).choices]
    counted = [(name, choice) for name, choice in choices if CATEGORIES & set(keys(choice))]
    assert len(counted) > 30
    assert [name for name, choice in counted if "other" not in keys(choice) or not choice.variants[-1].default] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_counts_where_one_does(language: str) -> None:
    """Where English tells one from many, everybody does; a language may tell more apart."""

    def counted(tongue: str) -> set[str]:
        found = {name: gathered(one).choices for name, (_, one) in entries(tongue).items()}
        return {name for name, choices in found.items() if any("one" in keys(choice) for choice in choices)}

    assert sorted(counted("en") - counted(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nought_is_not_said_as_one(language: str) -> None:
    """In French nought counts as one: "une carte" would be said of an empty pile."""
    if Locale.parse(LOCALES.get(language, language).replace("-", "_")).plural_form(0) != "one":
        return
    for name, (_, message) in entries(language).items():
        for choice in gathered(message).choices:
            used = {key: variables(variant.value) for key, variant in zip(keys(choice), choice.variants, strict=True)}
            if "one" in used and "0" not in used and name not in NEVER_NOUGHT:
                assert used["one"] == used["other"], f"{language}: {name}"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_is_alike_in_english_is_meant(language: str) -> None:
    def written(tongue: str) -> dict[str, str]:
        serialized = FluentSerializer().serialize_entry
        return {name: serialized(Message(one.id, one.value)) for name, (_, one) in entries(tongue).items()}

    english, own = written("en"), written(language)
    assert {name for name in own if own[name] == english[name]} == ALIKE[language] | SIGNS


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_strange_slips_in(language: str) -> None:
    strange = re.compile(STRANGE[language])
    found = {name: text for _, name, text in sentences(language) if name not in TO_ALL and strange.search(text)}
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_page_has_no_english_left(language: str) -> None:
    pages = [entry for entry in sentences(language) if entry[0] not in ("commands", "problems")]
    assert {name: text for _, name, text in pages if ENGLISH.search(text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_those_of_the_language(language: str) -> None:
    pair = {"de": "„“", "fr": "«»", "it": "«»", "es": "«»", "pt": "«»"}.get(language, "“”")
    for _, name, text in sentences(language):
        assert set(re.findall("[„“”«»‘]", text)) <= set(pair), f"{name}: {text}"
        assert text.count(pair[0]) == text.count(pair[1]), f"{name}: {text}"
        assert not re.search(r"\w'\w", text), f"{name}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_do_not_stand_alone_on_a_line(language: str) -> None:
    """A space before a sign does not break, and none doubles."""
    for area, name, text in sentences(language):
        assert not re.search(r" %", text), f"{name}: {text}"
        assert not re.search(r"\w [,.!?:;](\s|$)", text) or name in ("play-welcome", "edition-missing"), (
            f"{name}: {text}"
        )
        assert area == "commands" or "  " not in text, f"{name}: {text}"


def test_french_has_its_spaces() -> None:
    """Before : ; ! ? » and after « there is a space, and it does not break."""
    wrong = re.compile(rf"[^\s{HARD}…][!?;»]|[\w◇)]:(\s|$)| [:;!?»%]|« |«[^{HARD}]")
    assert {name: text for _, name, text in sentences("fr") if name not in TYPED and wrong.search(text)} == {}


def test_french_elides_before_no_name() -> None:
    """ "de Anna" would be wrong, and so would "d’Paul": no name stands after such a word."""
    elided = re.compile(r"\b([djlmnst]e|la|que) \{ \$(name|names|friend) \}", re.IGNORECASE)
    written = {name: FluentSerializer().serialize_entry(message) for name, (_, message) in entries("fr").items()}
    assert {name: text for name, text in written.items() if elided.search(text)} == {}


def test_spanish_opens_what_it_closes() -> None:
    """Except in the name of Labyrinth Go!"""
    for _, name, text in sentences("es"):
        plain = re.sub(r"(?<!¡)Labyrinth Go!", "", text)
        if name not in TYPED:
            assert plain.count("¡") == plain.count("!"), f"{name}: {text}"
            assert plain.count("¿") == plain.count("?"), f"{name}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_have_no_per_cent_and_speak_of_the_mover(language: str) -> None:
    """What the coach says is words; its numbers are read on request, and need no per cent either."""
    coach = {name: text for _, name, text in sentences(language) if name.startswith(("coach-", "why-"))}
    assert {name: text for name, text in coach.items() if "%" in text} == {}
    texts = Texts(language)
    for reason in ("finishes", "reaches", "rune", "next"):
        said = texts.say(f"coach-{reason}", you="no", name="Ida", goal="X", likely="surely")
        assert "Ida" in said, reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_of_an_option_is_in_a_sentence_of_the_page(language: str) -> None:
    code = re.compile(r"\b(order|cards|sweep|finish|peek|rune)=\w")
    assert {name: text for area, name, text in sentences(language) if area != "commands" and code.search(text)} == {}
