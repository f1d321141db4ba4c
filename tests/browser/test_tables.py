"""Tables and people: coming to a table, two browsers, reloads, a server that goes and comes, one device for two."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.board_input import SlidingInput
from tests.browser.conftest import Devices
from tests.browser.device import DESKTOP, LOST, PHONE, Device, together
from tests.browser.scenes import settled
from tests.server.client import Json
from tests.server.harness.server import Server

BOT = {"kind": "bot", "bot": "random"}
SHORT: Json = {"goals": 1, "turn_limit": 2}


# ── coming to a table ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("touch", [pytest.param(False, marks=pytest.mark.broad), True])
def test_from_the_start_page_to_the_first_push(device: Devices, touch: bool) -> None:
    one = device("Ida", size=PHONE if touch else DESKTOP, touch=touch)
    one.page.goto("/")
    one.page.get_by_role("button", name=re.compile("^Play now")).click()
    hands = SlidingInput(one)
    hands.wait("push")
    hands.move()
    hands.wait("walk")
    assert len(one.wire.said("move")) == 1


@pytest.mark.parametrize(
    ("edition", "board"), [("classic-1986", ".sliding-play"), ("one-piece", ".sliding-play"), ("go", ".go")]
)
def test_each_game_can_be_chosen_and_begun_from_the_start_page(ida: Device, edition: str, board: str) -> None:
    ida.page.goto("/")
    settled(ida)  # the tables one sits at come later, and move the shelf
    game = ida.page.locator(f'input[name="edition"][value="{edition}"]')
    ida.page.locator("label.game", has=game).click()
    expect(game).to_be_checked()
    ida.page.get_by_role("button", name=re.compile("^Play now")).click()
    expect(ida.page).to_have_url(re.compile("/t/"))  # the start page shows boards too
    expect(ida.page.locator(board)).to_be_visible()
    ida.until(lambda: ida.wire.table["edition"] == edition)


def test_set_up_a_table_and_join_it_by_its_code(device: Devices) -> None:
    ida, tom = device("Ida"), device("Tom", size=PHONE, touch=True)
    ida.page.goto("/new?edition=classic-1986")
    expect(ida.page.locator(".chair").first).to_be_visible()
    ida.press("More bots")
    who = ida.page.get_by_role("region", name="Who plays")
    who.get_by_role("checkbox", name="Chameleon").check(force=True)  # it is drawn by its label
    expect(who).to_contain_text("you win about half of your games")
    who.get_by_role("switch", name="As strong as you").uncheck()
    who.get_by_role("slider", name="Strength 1500").fill("1700")
    expect(who.get_by_role("slider", name="Strength 1700")).to_be_visible()
    ida.page.get_by_role("radio", name="Everyone on their own phone").check(force=True)
    expect(ida.page.locator(".chair")).to_have_count(3)
    ida.page.get_by_role("button", name="Take the seat away").last.click()
    ida.press("Invite")
    expect(ida.page.locator(".arrivals [data-kind=person]")).to_have_count(1)
    code = ida.page.locator(".code").inner_text()
    assert re.fullmatch(r"[A-Z0-9]{4}-[A-Z0-9]{4}", code)

    tom.page.goto("/")
    tom.page.get_by_role("textbox", name="Join with a code").fill(f" {code.lower()} ")
    tom.page.get_by_role("button", name="Join", exact=True).click()
    tom.press("Sit here")
    expect(ida.page.get_by_text("Everybody is here")).to_be_visible()
    expect(ida.page.locator(".arrivals [data-kind=person]")).to_have_count(2)
    # each takes another pawn by its corner, and sits elsewhere by it; one tap says who begins
    for one, colour, corner in ((tom, "yellow", "top right"), (ida, "green", "bottom left")):
        one.press(re.compile("^You: "))
        one.press(f"{colour}, {corner}, free")
        expect(one.button(re.compile(f"^You: .*{colour}"))).to_be_visible()
    ida.page.get_by_role("radio", name="You").check(force=True)  # it is drawn by its label
    ida.until(lambda: ida.wire.table["options"].get("first") == "2")
    ida.press("Begin")
    for one in (ida, tom):
        expect(one.page.locator(".sliding-play")).to_be_visible()
    assert [(seat["name"], seat["colour"]) for seat in ida.wire.table["seats"]] == [("Tom", "yellow"), ("Ida", "green")]
    SlidingInput(ida).wait("push")


def test_a_wrong_code_is_told(ida: Device) -> None:
    ida.page.goto("/")
    ida.page.get_by_role("textbox", name="Join with a code").fill("maze")
    ida.page.get_by_role("button", name="Join", exact=True).click()
    expect(ida.page.get_by_role("alert")).to_have_text("That is no code: a code has eight letters and digits, or ten.")
    ida.page.goto("/t/2345678923")
    ida.expect_trouble("404")
    expect(ida.page.get_by_role("heading", name="There is no such table.")).to_be_visible()


def test_listed_tables_are_found_in_the_lobby(device: Devices) -> None:
    ida, tom = device("Ida"), device("Tom")
    table, _ = ida.make("garden-9", [{"kind": "me", "name": "Ida"}, {"kind": "open"}], listed=True)
    tom.page.goto("/tables")
    tom.page.locator(f'a[href="/t/{table}"]').click()
    tom.press("Sit here")
    expect(tom.page.get_by_text("Everybody is here")).to_be_visible()


# ── two browsers ─────────────────────────────────────────────────────────────────────────────────────────────────────


def in_turn(*players: SlidingInput) -> None:
    """Everybody plays when it is their turn, until the end."""
    while True:
        players[0].wait("push", "wait", "over")
        turn = players[0].view["turn"]
        if turn is None:
            return
        players[turn].turn()
        for each in players:
            each.passed(turn)


def test_two_browsers_play_a_game_against_each_other(device: Devices) -> None:
    ida, tom = device("Ida"), device("Tom", size=PHONE, touch=True, theme="dark")
    table = together("classic-1986", ida, tom, options=SHORT)
    players = SlidingInput(ida), SlidingInput(tom)
    in_turn(*players)
    for one in (ida, tom):
        one.ended()
    assert ida.context.request.get(f"/api/tables/{table}/record").ok
    for seat, hands in enumerate(players):  # neither page received the other's card
        views = [message["view"] for message in hands.wire.received if message.get("view")]
        assert views
        assert not any(view["seats"][1 - seat]["cards"] for view in views)


def comes_to_the_tv(one: Device, screen: Device) -> None:
    """As the menu says: the TV's own browser opens a page, and the phone is given its letters."""
    screen.page.goto("/tv")
    screen.press("This is the TV")
    letters = screen.page.locator(".letters").inner_text()
    one.press("Menu")
    one.press("Show on a TV")
    shown = one.page.get_by_role("dialog", name="Show on a TV")
    expect(shown).to_contain_text(re.compile(r"/tv\b"))
    shown.get_by_role("textbox").fill(letters.lower())
    one.page.keyboard.press("Enter")
    expect(shown).to_have_count(0)


@pytest.mark.broad
def test_they_play_again_with_seats_changed(device: Devices) -> None:
    ida, tom, screen = device("Ida"), device("Tom"), device("TV")
    first = together("classic-1986", ida, tom, options={"goals": 1, "turn_limit": 1})
    comes_to_the_tv(ida, screen)
    screen.until(lambda: screen.wire.table.get("id") == first)
    in_turn(SlidingInput(ida), SlidingInput(tom))
    for one in (ida, tom):
        one.ended()
        one.page.locator("dialog.ending .btn.main").click()
        if one is ida:  # the first one to ask says who begins
            one.press("Begin")
        expect(one.page).not_to_have_url(re.compile(first))
        SlidingInput(one).wait("push", "wait")
    assert ida.wire.table["id"] == tom.wire.table["id"]
    assert [seat["name"] for seat in ida.wire.table["seats"]] == ["Tom", "Ida"]
    assert (ida.wire.keys, tom.wire.keys) == ([1], [0])
    screen.until(lambda: screen.wire.table["id"] == ida.wire.table["id"])
    # and when nobody plays there any more, it goes on with the next game that one of them sets up
    tom.page.goto("/")
    ida.page.goto("/new?edition=classic-1986")
    ida.press("Begin")
    expect(ida.page.locator(".sliding-play")).to_be_visible()
    screen.until(lambda: screen.wire.table["id"] == ida.wire.table["id"])


# ── going and coming back ────────────────────────────────────────────────────────────────────────────────────────────


def test_a_reload_in_the_middle_loses_nothing(ida: Device) -> None:
    ida.play_alone("classic-1986", BOT, options=SHORT)
    hands = SlidingInput(ida)
    hands.move()
    hands.wait("walk")
    before = json.dumps(hands.view)
    assert "#" not in ida.page.url
    ida.page.reload()
    hands.wait("walk")
    assert json.dumps(hands.view) == before
    expect(ida.page.locator(".traces .pushed")).to_be_visible()  # the push that was made is still marked
    hands.play()
    ida.ended()
    ida.page.reload()
    ida.ended()


def test_the_start_page_leads_back_to_the_table(ida: Device) -> None:
    table = ida.play_alone("classic-1986", BOT)
    SlidingInput(ida).wait("push")
    ida.page.goto("/")
    ida.page.locator(f'.continue a[href="/t/{table}"]').click()
    SlidingInput(ida).wait("push")
    assert ida.wire.keys == [0]


@pytest.mark.broad
def test_a_server_that_dies_in_the_middle_loses_no_move(device: Devices, own_server: Server) -> None:
    ida = device("Ida", at=own_server)
    ida.expect_trouble(LOST)
    ida.play_alone("classic-1986", BOT, options=SHORT)
    hands = SlidingInput(ida)
    hands.wait("push")
    push, before = hands.thought(), ida.wire.seq
    hands.think(push)
    own_server.kill()
    sign = ida.page.get_by_text("The connection is lost. It comes back by itself, and no move is lost.")
    expect(sign).to_be_visible()
    hands.go()  # nobody hears it: kept until the server does
    own_server.start()
    expect(sign).to_be_hidden()
    hands.wait("walk")
    assert ida.wire.seq == before + 1
    assert {said["move"] for said in ida.wire.said("move")} == {push}
    hands.play()
    ida.ended()


def test_a_move_that_nobody_heard_outlives_the_page(device: Devices, own_server: Server) -> None:
    ida = device("Ida", at=own_server)
    ida.expect_trouble(LOST, "localStorage")  # an empty page has none
    table = ida.play_alone("classic-1986", BOT)
    hands = SlidingInput(ida)
    hands.wait("push")
    push, before = hands.thought(), ida.wire.seq
    hands.think(push)
    own_server.kill()
    ida.sees("The connection is lost")
    hands.go()
    ida.page.goto("about:blank")
    own_server.start()
    ida.page.goto(f"/t/{table}")
    hands.wait("walk")
    assert ida.wire.seq == before + 1
    assert ida.wire.said("move")[-1]["move"] == push


def test_a_seat_moves_to_another_device(device: Devices) -> None:
    ida, phone = device("Ida"), device("Ida's phone", size=PHONE, touch=True)
    table, keys = ida.make("classic-1986", [{"kind": "me", "name": "Ida"}, BOT])
    ida.sit(table, keys)
    SlidingInput(ida).wait("push")
    phone.sit(table, keys)
    SlidingInput(phone).turn()
    SlidingInput(phone).wait("push")
    ida.until(lambda: ida.wire.seq == phone.wire.seq)
    SlidingInput(ida).wait("push")
    assert ida.wire.view == phone.wire.view


@pytest.mark.broad
def test_a_new_link_shuts_out_whoever_has_the_old_one(device: Devices) -> None:
    ida, other = device("Ida"), device("another")
    table, keys = ida.make("classic-1986", [{"kind": "me", "name": "Ida"}, BOT])
    ida.sit(table, keys)
    other.sit(table, keys)
    for one in (ida, other):
        SlidingInput(one).wait("push")
    ida.page.get_by_role("banner").get_by_role("button", name="Menu").click()
    ida.press("Continue on another device")
    link = ida.page.locator(".invitation .link")
    expect(link).to_contain_text(keys["0"])
    ida.press("New link")
    expect(link).not_to_contain_text(keys["0"])
    assert ida.camera().endswith(link.inner_text())
    other.sees("new link")
    expect(other.page.locator(".sliding-play")).to_have_count(0)
    other.press("Watch the game")
    expect(other.page.locator(".sliding-play")).to_be_visible()
    assert other.wire.keys == []
    ida.page.keyboard.press("Escape")
    SlidingInput(ida).turn()
    phone = device("Ida's phone", size=PHONE, touch=True)
    phone.page.goto(link_of(ida, table))
    SlidingInput(phone).turn()


def link_of(one: Device, table: str) -> str:
    """The link of the seats that a device keeps."""
    kept: dict[str, dict[str, str]] = one.page.evaluate("JSON.parse(localStorage.getItem('wanderwall.keys'))")
    return f"/t/{table}#" + ",".join(f"{seat}.{key}" for seat, key in kept[table].items())


@pytest.mark.broad
def test_a_bot_plays_for_somebody_who_is_gone(device: Devices, own_server: Server) -> None:
    own_server.stop()
    own_server.environment["WANDERWALL_PATIENCE"] = "0"
    own_server.start()
    ida, tom = device("Ida", at=own_server), device("Tom", at=own_server)
    together("classic-1986", ida, tom, options={**SHORT, "first": 2})
    hands = SlidingInput(ida)
    hands.wait("wait")
    tom.page.goto("/finished")
    bot = ida.page.get_by_role("button", name="Let a bot play for Tom")
    expect(bot).to_be_visible()
    bot.click()
    hands.wait("push")
    expect(bot).to_have_count(0)
    ida.page.get_by_role("banner").get_by_role("button", name="Menu").click()
    expect(ida.page.get_by_role("dialog")).to_contain_text("a bot plays for them")


# ── one device for two ───────────────────────────────────────────────────────────────────────────────────────────────


def test_the_curtain_keeps_secrets_between_two_at_one_device(ida: Device) -> None:
    ida.play_alone("classic-1986", {"kind": "here", "name": "Opa"}, options={**SHORT, "goals": 6})
    hands = SlidingInput(ida)
    curtain, card = ida.page.locator(".curtain"), ida.page.locator(".goal-place")
    for _ in range(2 * SHORT["turn_limit"]):
        expect(curtain.or_(ida.page.locator("dialog.ending"))).to_be_visible()
        if ida.wire.over:
            break
        expect(card).to_have_count(0)
        hands.sits(None)
        assert not any(seat["cards"] for seat in hands.view["seats"])
        turn = hands.view["turn"]
        ida.press(f"I am {['Ida', 'Opa'][turn]}")
        expect(curtain).to_have_count(0)
        expect(card).to_be_visible()
        hands.sits(turn)
        assert hands.view["seats"][turn]["cards"]
        assert not hands.view["seats"][1 - turn]["cards"]
        # the player who takes the device sees what the other has pushed
        expect(ida.page.locator(".traces .pushed")).to_have_count(1 if hands.view["turns"] else 0)
        hands.turn()
    ida.ended()


def test_a_card_on_a_shared_device_is_seen_while_it_is_held(ida: Device) -> None:
    ida.play_alone("classic-1986", {"kind": "here", "name": "Opa"})
    hands = SlidingInput(ida)
    expect(ida.page.locator(".curtain")).to_be_visible()
    ida.press(f"I am {['Ida', 'Opa'][hands.view['turn']]}")
    secret = ida.page.locator(".goal-place .secret")
    secret.hover()
    expect(ida.page.locator("main.shy:not(.peeking)")).to_be_visible()
    ida.page.mouse.down()
    expect(ida.page.locator("main.peeking")).to_be_visible()
    ida.page.mouse.up()
    expect(ida.page.locator("main.peeking")).to_have_count(0)


def test_k8_the_clock_waits_behind_the_curtain_and_the_curtain_says_how_long(ida: Device) -> None:
    ida.play_alone("classic-1986", {"kind": "here", "name": "Opa"}, options={"first": 1}, clock=30)
    handing = ida.page.locator(".curtain").get_by_role("timer", name=re.compile("left to hand over"))
    expect(handing).to_have_text(re.compile(r"^(1:\d\d|2:00|0:[3-5]\d)$"))  # more than a turn has
    expect(ida.page.locator(".curtain")).to_contain_text("Your own time starts when you open.")
    expect(ida.page.get_by_role("timer")).to_have_count(1)
    ida.press("I am Ida")
    expect(ida.page.get_by_role("timer", name=re.compile(r"seconds? left$"))).to_have_text(re.compile(r"^0:[0-3]\d$"))
    ida.page.reload()  # a player who comes back has what is left
    ida.press("I am Ida")
    SlidingInput(ida).wait("push")
    shown = [message for message in ida.wire.received if message["type"] == "view"][-1]
    assert (shown["handover"], shown["deadline"] - shown["now"] <= 30_000) == (False, True)
    assert len([message for message in ida.wire.received if message.get("kind") == "open"]) == 1


def test_nobody_hears_the_goal_at_a_shared_device(ida: Device) -> None:
    # any of twelve goals: one is nearly always within reach of a good push; where none is, the next player's turn comes
    ida.play_alone("classic-1986", {"kind": "here", "name": "Opa"}, options={"cards": "own", "order": "any"})
    hands = SlidingInput(ida)
    status = ida.page.locator(".sliding-play > [role=status]")
    for _ in range(5):
        ida.uncover()
        hands.wait("push")
        hands.think(hands.thought())
        expect(status).to_have_text(re.compile(r"squares? in reach"))
        if "In reach: " in status.inner_text():
            break
        hands.go()
        hands.wait("walk")
        hands.move()
    expect(status).to_have_text(re.compile(r"In reach: \w+"))
    expect(status).not_to_have_text(re.compile("Your goal"))


@pytest.mark.broad
def test_one_of_two_at_a_device_leaves_and_comes_back(device: Devices) -> None:
    ida = device("Ida", size=PHONE, touch=True)
    ida.play_alone("classic-1986", {"kind": "here", "name": "Opa"}, options={"first": 1})
    hands = SlidingInput(ida)
    ida.press("I am Ida")
    ida.press("Menu")
    ida.press("Leave")
    ida.press("Opa")
    ida.until(lambda: ida.wire.table["seats"][1]["away"])
    hands.turn()
    ida.until(lambda: hands.view["turns"] == 2)  # the bot has moved for Opa, without a curtain
    hands.wait("push")
    ida.press("Opa is back")
    ida.until(lambda: not ida.wire.table["seats"][1]["away"])
    hands.turn()
    expect(ida.button("I am Opa")).to_be_visible()


def test_a_shared_screen_shows_the_board_and_no_secret(device: Devices) -> None:
    ida, screen = device("Ida"), device("screen")
    table, keys = ida.make("classic-1986", [{"kind": "me", "name": "Ida"}, BOT])
    ida.sit(table, keys)
    screen.sit(table, keys, query="?screen")  # even where the device has the keys
    expect(screen.page.locator(".sliding-play")).to_be_visible()
    SlidingInput(ida).turn()
    screen.until(lambda: screen.wire.seq >= ida.wire.seq)
    # all see what happened, and can read it
    expect(screen.page.locator(".traces .pushed")).to_be_visible()
    ida.press("Menu")
    ida.press("What happened")
    expect(ida.page.locator(".story li", has_text=re.compile("You pushed (row|column)"))).to_have_count(1)
    expect(screen.page.locator(".goal-place")).to_have_count(0)
    assert screen.wire.view
    assert not any(seat["cards"] for seat in screen.wire.view["seats"])
    assert screen.wire.keys == []
