"""Turn notifications for devices over HTTP, if the admin has enabled them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from wanderwall.i18n import language_accepted
from wanderwall.problem import Problem
from wanderwall.server.desk.house import Json
from wanderwall.server.http.dependencies import Guest, ServiceAsked
from wanderwall.server.http.requests import Asked
from wanderwall.server.push.endpoint import Subscription, read_endpoint

router = APIRouter(prefix="/api/push", tags=["push"])

Endpoint = Annotated[str, Field(max_length=1000, description="the URL of the browser's push service for this device")]


class KeysAsked(Asked):
    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40)]


class PushAsked(Asked):
    """A subscription as browsers report it, and the reader's language."""

    endpoint: Endpoint
    keys: KeysAsked
    language: Annotated[str, Field(max_length=8)] = "en"


class PushEndAsked(Asked):
    endpoint: Endpoint


@router.get("")
async def offered(service: ServiceAsked) -> Json:
    """The server's public key, with which browsers subscribe; null if notifications are off."""
    return {"key": service.push_key}


@router.post("")
async def subscribe(asked: PushAsked, service: ServiceAsked, guest: Guest, request: Request) -> Json:
    """Notify this device when it is your turn and you are not at the table; the response names the push service."""
    if service.turn_messages is None:
        raise Problem("push.off")
    from wanderwall.server.push.sealed import read_keys

    if not service.limits.may("make", request.scope):
        raise Problem("server.too_many")
    address = read_endpoint(asked.endpoint, service.settings.push_near)
    read_keys(asked.keys.p256dh, asked.keys.auth)
    language = language_accepted(asked.language)
    device = Subscription(asked.endpoint, asked.keys.p256dh, asked.keys.auth, language)
    await service.subscriptions.keep(guest, device, service.clock.now())
    return {"service": address.hostname}


@router.post("/off")
async def unsubscribe(asked: PushEndAsked, service: ServiceAsked) -> Json:
    """Stop notifying this device."""
    await service.subscriptions.drop(asked.endpoint)
    return {}
