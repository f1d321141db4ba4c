"""Reading what clients say over a network, which may be anything."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, TypeAdapter

from wanderwall.server.live.messages import ClientMessage

read: TypeAdapter[ClientMessage] = TypeAdapter(Annotated[ClientMessage, Field(discriminator="type")])
