"""Turn notifications for devices over HTTP, if the admin has enabled them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from wanderwall.i18n import accept_language
from wanderwall.problem import Problem
from wanderwall.server.http.dependencies import Guest, ServicesParam
from wanderwall.server.http.requests import RequestBody
from wanderwall.server.push.endpoint import read_endpoint
from wanderwall.server.services import Json
from wanderwall.server.storage.subscriptions import Subscription

router = APIRouter(prefix="/api/push", tags=["push"])

Endpoint = Annotated[str, Field(max_length=1000, description="the URL of the browser's push service for this device")]


class KeysRequest(RequestBody):
    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40)]


class PushRequest(RequestBody):
    """A subscription as browsers report it, and the reader's language."""

    endpoint: Endpoint
    keys: KeysRequest
    language: Annotated[str, Field(max_length=8)] = "en"


class PushEndRequest(RequestBody):
    endpoint: Endpoint


@router.get("")
async def public_key(services: ServicesParam) -> Json:
    """The server's public key, with which browsers subscribe; null if notifications are off."""
    return {"key": services.push_key}


@router.post("")
async def subscribe(asked: PushRequest, services: ServicesParam, guest: Guest, request: Request) -> Json:
    """Notify this device when it is your turn and you are not at the table; the response names the push service."""
    if services.turn_notifier is None:
        raise Problem("push.off")
    from wanderwall.server.push.crypto import read_keys

    if not services.limits.may("make", request.scope):
        raise Problem("server.too_many")
    address = read_endpoint(asked.endpoint, services.settings.push_near)
    read_keys(asked.keys.p256dh, asked.keys.auth)
    language = accept_language(asked.language)
    device = Subscription(asked.endpoint, asked.keys.p256dh, asked.keys.auth, language)
    await services.subscriptions.keep(guest, device, services.clock.now())
    return {"service": address.hostname}


@router.post("/off")
async def unsubscribe(asked: PushEndRequest, services: ServicesParam) -> Json:
    """Stop notifying this device."""
    await services.subscriptions.drop(asked.endpoint)
    return {}
