"""Help and errors of commands in the user's language.

A `help` or `metavar` that is the id of a text is shown in the user's language; anything else is shown as it is written.
"""

from __future__ import annotations

import textwrap
from typing import Any

from typer import TyperException
from typer.core import TyperCommand, TyperGroup

from wanderwall.i18n import FALLBACK, Texts
from wanderwall.problem import Problem

#: the groups of the overview; the last one is in English
PLAY, SERVE, DEVELOP = "help-group-play", "help-group-serve", "Develop"
#: columns of a page, and of the names in its left column at least, so that short sections are aligned
WIDTH, NARROWEST = 80, 9
SETTINGS = {"help_option_names": ["-h", "--help"], "allow_extra_args": True}


def _parse(command: Any, parse: Any, ctx: Any, args: list[str]) -> list[str]:
    """Let the library parse the arguments; its errors become problems of ours."""
    try:
        rest: list[str] = parse(ctx, args)
    except TyperException as error:
        option, param = getattr(error, "option_name", None), getattr(error, "param", None)
        if param is not None:
            raise Problem("command.missing", what=_say(ctx.obj, param.metavar)) from error
        if option is None:
            raise Problem("command.bad", reason=error.format_message()) from error
        known = [name for param in command.params for name in param.opts if name.startswith("--")]
        if not hasattr(error, "possibilities"):
            raise Problem("command.no_value", option=str(option)) from error
        expected = ", ".join([*known, "--lang", "--help"])
        raise Problem("command.no_option", text=str(option), known=expected) from error
    return rest


class Command(TyperCommand):
    """One command."""

    #: an option whose value may be omitted: it is `-`, standard output, then
    to_output = ""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if self.to_output and self.to_output in args:
            place = args.index(self.to_output) + 1
            following = args[place] if place < len(args) else "--"
            if following.startswith("--") or " " in following:  # nothing, another option, or a position
                args = [*args[:place], "-", *args[place:]]
        rest = _parse(self, super().parse_args, ctx, args)
        if rest:
            raise Problem("command.extra", text=rest[0])
        return rest

    def get_help(self, ctx: Any) -> str:
        texts: Texts = ctx.obj
        params: list[Any] = list(self.params)
        arguments = [param for param in params if param.param_type_name == "argument"]
        options = [param for param in params if param.param_type_name == "option"]
        words = [(_say(texts, param.metavar), param.required) for param in arguments]
        names = " ".join(word if required else f"[{word}]" for word, required in words)
        usage = " ".join(word for word in (ctx.command_path, names, f"[{texts.say('help-options-word')}]") if word)
        lines = [texts.say("help-usage", usage=usage), "", *_wrap(_say(texts, self.help or ""))]
        rows = [(_option(texts, param), _say(texts, param.help)) for param in options]
        rows += _common(texts)
        about = [(_say(texts, param.metavar), _say(texts, param.help)) for param in arguments]
        return "\n".join([*lines, *_section(texts, "help-arguments", about), *_section(texts, "help-options", rows)])


class EnglishCommand(Command):
    """A command for developers and admins: its help and what it prints are in English, only errors are not."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.obj = Texts(FALLBACK)
        return super().parse_args(ctx, args)


class Group(TyperGroup):
    """All commands."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return _parse(self, super().parse_args, ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        if self.get_command(ctx, args[0]) is None:
            raise Problem("command.unknown", text=args[0], known=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)

    def get_help(self, ctx: Any) -> str:
        """All commands on one screen of 24 lines, with one for the prompt: those for developers only by name."""
        texts: Texts = ctx.obj
        usage = f"{ctx.command_path} {texts.say('help-command-word')} [--help] [--lang XX] [--version]"
        lines = [texts.say("help-usage", usage=usage), *_wrap(texts.say("help-about"))]
        known = [command for command in self.commands.values() if isinstance(command, Command)]
        for group in (PLAY, SERVE):
            rows = [(one.name or "", _line(texts, one)) for one in known if one.rich_help_panel == group]
            lines += _section(texts, group, rows)[1:]
        names = ", ".join(one.name or "" for one in known if one.rich_help_panel == DEVELOP)
        return "\n".join([*lines, f"{DEVELOP}: {names}"])


def _say(texts: Texts, text: str) -> str:
    """The text with this id, or the text itself."""
    return texts.say(text) if texts.has(text) else text


def _line(texts: Texts, command: Command) -> str:
    """What a command does, in one line."""
    return _say(texts, command.short_help or command.help or "").partition("\n")[0]


def _wrap(text: str) -> list[str]:
    """A text as lines; a blank line in it begins a new paragraph."""
    return [line for part in text.splitlines() for line in textwrap.wrap(part, WIDTH) or [""]]


def _common(texts: Texts) -> list[tuple[str, str]]:
    return [("--lang XX", texts.say("help-lang")), ("--help", texts.say("help-help"))]


def _option(texts: Texts, option: Any) -> str:
    """`--seat NAME`; a switch has no value."""
    return f"{option.opts[0]} {_say(texts, option.metavar)}" if option.metavar else str(option.opts[0])


def _section(texts: Texts, title: str, rows: list[tuple[str, str]]) -> list[str]:
    """Two columns under a title, the right one wrapped."""
    if not rows:
        return []
    left = max(NARROWEST, *(len(name) for name, _ in rows)) + 4
    lines = ["", _say(texts, title)]
    for name, about in rows:
        first, *more = textwrap.wrap(about, WIDTH - left) or [""]
        lines += [f"  {name}".ljust(left) + first, *(" " * left + line for line in more)]
    return lines
