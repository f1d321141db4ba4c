"""Turn notifications for devices, if the admin has enabled them."""

from __future__ import annotations

from wanderwall.i18n import accept_language
from wanderwall.problem import Problem
from wanderwall.server.api.call import ApiCaller, require_limit
from wanderwall.server.api.requests import PushEndRequest, PushRequest
from wanderwall.server.api.responses import Nothing, PushKey, PushService
from wanderwall.server.push.endpoint import read_endpoint
from wanderwall.server.services import Services
from wanderwall.server.storage.devices import Subscription


async def public_key(services: Services) -> PushKey:
    """The server's public key, with which browsers subscribe; null if notifications are off."""
    return {"key": services.push_key}


async def subscribe(services: Services, caller: ApiCaller, guest: str, request: PushRequest) -> PushService:
    """Notify this device when it is your turn and you are not at the table; the response names the push service.

    A device that subscribes again replaces its subscription. Each guest has at most five, the latest ones.
    """
    if services.turn_notifier is None:
        raise Problem("push.off")
    from wanderwall.server.push.crypto import read_keys

    require_limit(caller, "make")
    address = read_endpoint(request.endpoint, services.settings.push_near)
    read_keys(request.keys.p256dh, request.keys.auth)
    language = accept_language(request.language)
    device = Subscription(request.endpoint, request.keys.p256dh, request.keys.auth, language)
    await services.subscriptions.keep(guest, device, services.clock.now())
    return {"service": address.hostname or ""}


async def unsubscribe(services: Services, request: PushEndRequest) -> Nothing:
    """Stop notifying this device."""
    await services.subscriptions.drop(request.endpoint)
    return {}
