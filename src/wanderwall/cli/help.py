"""Commands with help and error messages in the user's language: every `help` is a message id."""

from __future__ import annotations

import textwrap
from typing import Any

from typer import TyperException
from typer.core import TyperCommand, TyperGroup

from wanderwall.i18n import Texts
from wanderwall.problem import Problem

SETTINGS = {"help_option_names": ["-h", "--help"], "allow_extra_args": True}


def _parse(command: Any, parse: Any, ctx: Any, args: list[str]) -> list[str]:
    """Let the library parse the arguments; its errors become problems of ours."""
    try:
        rest: list[str] = parse(ctx, args)
    except TyperException as error:
        option, param = getattr(error, "option_name", None), getattr(error, "param", None)
        if param is not None:
            raise Problem("command.missing", what=ctx.obj.say(param.metavar)) from error
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
        words = [(texts.say(param.metavar), param.required) for param in arguments]
        names = " ".join(word if required else f"[{word}]" for word, required in words)
        usage = " ".join(word for word in (ctx.command_path, names, f"[{texts.say('help-options-word')}]") if word)
        lines = [texts.say("help-usage", usage=usage), "", texts.say(self.help or "")]
        rows = [(_option(texts, param), texts.say(param.help)) for param in options]
        rows += _common(texts)
        about = [(texts.say(param.metavar), texts.say(param.help)) for param in arguments]
        return "\n".join([*lines, *_section(texts, "help-arguments", about), *_section(texts, "help-options", rows)])


class Group(TyperGroup):
    """All commands."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return _parse(self, super().parse_args, ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        if self.get_command(ctx, args[0]) is None:
            raise Problem("command.unknown", text=args[0], known=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)

    def get_help(self, ctx: Any) -> str:
        texts: Texts = ctx.obj
        usage = f"{ctx.command_path} {texts.say('help-command-word')} [{texts.say('help-options-word')}]"
        lines = [texts.say("help-usage", usage=usage), "", texts.say("help-about")]
        commands = [(name, texts.say(self.commands[name].help or "")) for name in self.list_commands(ctx)]
        rows = [("--version", texts.say("help-version")), *_common(texts)]
        return "\n".join([*lines, *_section(texts, "help-commands", commands), *_section(texts, "help-options", rows)])


def _common(texts: Texts) -> list[tuple[str, str]]:
    return [("--lang XX", texts.say("help-lang")), ("--help", texts.say("help-help"))]


def _option(texts: Texts, option: Any) -> str:
    """`--seat NAME`; a switch has no value."""
    return f"{option.opts[0]} {texts.say(option.metavar)}" if option.metavar else str(option.opts[0])


def _section(texts: Texts, title: str, rows: list[tuple[str, str]], width: int = 80) -> list[str]:
    """Two columns under a title, the right one wrapped."""
    if not rows:
        return []
    left = max(len(name) for name, _ in rows) + 4
    lines = ["", texts.say(title)]
    for name, about in rows:
        first, *more = textwrap.wrap(about, width - left) or [""]
        lines += [f"  {name}".ljust(left) + first, *(" " * left + line for line in more)]
    return lines
