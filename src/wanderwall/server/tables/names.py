"""Names: made-up names for guests among strangers, and which names people may type among friends."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from wanderwall.problem import Problem
from wanderwall.server.ids import number_of
from wanderwall.server.tables.log import StoredOccupant, TableOpening

#: length limit of a typed name
MAX_LENGTH = 20
#: how keyboards write a keycap emoji, and the same without the invisible character
KEYCAPS = ("\ufe0f\u20e3", "\u20e3")
#: limit of accents on one letter
MAX_MARKS = 2
#: invisible letters, symbols and marks, in addition to the categories that are refused below
BLANKS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U00016fe4\U0001d159"
)
#: the selector for the emoji form of a symbol, and symbols with such a form outside the usual categories
PICTURED, OF_PICTURES = "\ufe0f", frozenset("\u203c\u2049\u3030\u303d")

#: made-up first names, easy to say in all our languages and without an offensive meaning in any of them
_NAMES = """
    Abriel Adaya Ailo Alani Aliro Aluna Alvie Amiri Anoki Anselo Arlen Arlo Arumi Asmeri Aviel Ayumi
    Balio Banu Barlo Belio Beluna Benoa Berit Biela Brielo Bruni
    Calio Camiro Carlin Celio Ciela Corin
    Dalia Dario Davin Delio Demira Denio Dorin Dovie
    Edlin Elani Eldo Eliro Elowen Elvi Emiro Enya Eriko Esmi Evaro
    Famira Farin Felio Fenja Finlo Fiona Fiora Florin
    Galeo Gavi Gerlin Gioni Glenya
    Halo Hanami Hario Havin Helio Hiro
    Ianto Idris Ilani Ilvo Imani Iravi Isaro Ivio
    Jalo Jamiro Janlo Jarin Jasmi Javi Jelena Jiro Jolan Jorin Joviel Juri
    Kalani Kalio Kasimi Kelani Keno Kianu Kimiko Kiron Koa
    Lanio Lario Lavio Leandro Lenio Leoni Lioba Lirio Livio Lorin Luano Lumi Luneo Lyrio
    Madlen Maelo Manolo Mareno Marivi Maviel Melino Merlin Milo Mineo Mirabel Miro Moani
    Naemi Nalani Namiko Nario Navio Nerio Nevio Nilo Nimue Niro Noami Nolan Noriko Novali
    Odelo Olani Olario Olin Omiro Onelio Oriel Orlin Osmo Otavi
    Palmiro Pamino Paolin Paviel Polani
    Quelin Quino Quirin
    Rafi Ramiro Ravi Relio Renzo Rialo Rilani Rinaldo Rino Romi Ronan Rosalin Rowen Runa
    Sabino Samiro Sanjo Sarabi Saviel Selio Senna Serafi Silvan Simoni Siriel Solani Sorin Suniva
    Taliro Tamino Tavi Telio Tenzo Tiago Tilani Timo Tirian Tobin Torvi Toviel Tulio
    Ulani Ulrin Umiko Urielo
    Valerin Varelo Velio Venka Vianelo Vidar Vilani Vinzo Vireo Vivian
    Wanja Welio Wilmo Winni Wiro
    Xavi Xenia Ximo
    Yalani Yamiro Yanis Yarin Yelani Yumi Yuriel
    Zadiro Zamiro Zelio Zeno Zilani Zora Zuriel
"""
NAMES = tuple(_NAMES.split())


#: confusable characters: in each word the first, then those that look like it, from Unicode's security list (UTS 39)
#: unless covered by compatibility forms, and small Greek and Cyrillic letters in the shape of capitals
_ALIKE = """
    '`ʹʼ‘’‛′ -˗‐–—⁃− 2ƧϨᒿꙄꛯꝚ 3ƷȜЗӠⳌꝪꞫ𑣊𖼻𝈆 4Ꮞ𑢯 5Ƽ𑢻 6бᏮⳒ𑣕 7𐓒𑣆𝈒 8Ȣȣ৪੪𐌚 9৭੧୨൭ⳊꝮ𑢬𑣌𑣖 AΑАᎪᗅꓮ𐊠𖽀 BΒВᏴᗷꓐꞴ𐊂𐊡𐌁 CСᏟⲤꓚ𐊢𐌂𐐕𐔜𑣩𑣲🝌
    DᎠᗞᗪꓓ EΕЕᎬ⋿ⴹꓰ𐊆𑢦𑢮 FϜᖴꓝꞘ𐊇𐊥𐔥𑢢𑣂𝈓 GԌᏀᏳꓖ HΗНᎻᕼⲎꓧ𐋏 JͿЈᎫᒍꓙꞲ KΚКᏦᛕⲔꓗ𐔘 LᏞᒪⳐꓡ𐐛𐔦𑢣𑢲𖼖𝈪 MΜϺМᎷᗰᛖⲘꓟ𐊰𐌑 NΝⲚꓠ𐔓
    OΟОՕ০ଠ୦ዐⲞⵔ〇ꓳ𐊒𐊫𐐄𐓂𐔖𑓐𑢵𑣠 PΡРᏢᑭⲢꓑ𐊕 Qⵕ RƦᎡᏒᖇꓣ𐒴𖼵𝈖 SЅՏᏕᏚꓢ𐊖𐐠𖼺 TΤТᎢ⊤⟙Ⲧꓔ𐊗𐊱𐌕𑢼𖼊🝨 UՍሀᑌ∪⋃ꓴ𐓎𑢸𖽂 VѴ۷Ꮩᐯⴸꓦꛟ𐔝𑢠𖼈𝈍 WԜᎳᏔꓪ𑣦𑣯
    XΧХ᙭ᚷ╳ⲬⵝꓫꞳ𐊐𐊴𐌗𐌢𐔧𑣬 YΥУҮᎩᎽⲨꓬ𐊲𑢤𖽃 ZΖᏃꓜ𐋵𑢩𑣥 aɑαа⍺ bƄЬᏏᑲᖯ cсᴄⲥꮯ𐐽 dԁᏧᑯꓒ eеҽ℮ꬲ fքẝꞙꬵ gƍɡցᶃ hһհᏂ iıɩɪιіӏᎥ⍳ꙇꭵ𑣃 jϳј kκк
    l|ƖǀΙІӀ۱ᛁ∣⏽Ⲓⵏꓲ𐊊𐌉𐌠𖼨 mм nηոռ oοσоօ۵०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿᴏᴑⲟꬽ𐐬𐓪𑣈𑣗 pρр⍴ⲣ qԛգզ rгᴦⲅꭇꭈꮁ sƽѕꜱꮪ𐑈𑣁 tτт uʋυսᴜꞟꭎꭒ𐓶𑣘 vνѵᴠ∨⋁ꮩ𑜆𑣀
    wɯωѡԝաᴡꮃ𑜊𑜎𑜏 x×χхᕁᕽ᙮⤫⤬⨯ yɣʏγуүყᶌỿꭚ𑣜 zᴢꮓ𑣄
"""
LOOKALIKES = str.maketrans({sign: word[0] for word in _ALIKE.split() for sign in word[1:]})
#: capitals and digits that look like another letter
UPRIGHT = str.maketrans("I10", "llO")
#: pairs of letters that look like one letter
PAIRS = (("rn", "m"), ("vv", "w"), ("i\u0307", "i"), ("j\u0307", "j"))


def guest_name(number: int, taken: Iterable[str] = ()) -> str:
    """Return a guest's name from any number; if possible with another first letter than the names already taken.

    >>> guest_name(31), guest_name(31, ["Dario", "Mia"])
    ('Corin', 'Corin')
    >>> guest_name(31, ["Celio"])
    'Dalia'
    """
    letters = {name[:1].upper() for name in taken}
    start = number % len(NAMES)
    after = NAMES[start:] + NAMES[:start]
    return next((name for name in after if name[0] not in letters), after[0])


def clean_name(text: str) -> str:
    """Normalise a typed name; raise a Problem unless it is short and has only visible characters.

    >>> clean_name("  Opa   Jo  ")
    'Opa Jo'
    """
    name = " ".join(unicodedata.normalize("NFC", text).replace(*KEYCAPS).split())
    marks = seen = most_marks = 0
    before = " "
    for letter in name:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        seen += marks == 0
        # controls, marks that change the writing direction, surrogates and unassigned characters
        if kind[0] == "C" or letter in BLANKS or _is_stray(letter, kind, before):
            raise Problem("table.name_unseen")
        most_marks, before = max(marks, most_marks), letter
    if not 1 <= seen <= MAX_LENGTH or most_marks > MAX_MARKS:
        raise Problem("table.name", most=MAX_LENGTH)
    return name


def _is_stray(mark: str, kind: str, before: str) -> bool:
    """Whether a mark has no base character, or has no visible effect."""
    if kind[0] != "M":
        return False
    if "VARIATION SELECTOR" not in unicodedata.name(mark, ""):
        return before == " "
    has_pictures = before in OF_PICTURES or (before > "\xa8" and unicodedata.category(before) in ("So", "Sm"))
    return mark != PICTURED or not has_pictures


@lru_cache(maxsize=2000)
def appearances(name: str) -> tuple[str, str]:
    """Return how a name looks as written, and in any case: two names that share one of these could be confused.

    >>> appearances("Ida") == appearances("Idа"), appearances("Ida")[0] == appearances("lda")[0]
    (True, True)
    """
    plain = unicodedata.normalize("NFKD", name).replace(PICTURED, "")
    written = plain.translate(LOOKALIKES).translate(UPRIGHT)
    any_case = plain.casefold().translate(LOOKALIKES).casefold().translate(UPRIGHT).casefold()
    for pair, one in PAIRS:
        written, any_case = written.replace(pair, one), any_case.replace(pair, one)
    return written, any_case


def like(name: str, others: Iterable[str]) -> str | None:
    """Return one of the other names with which this name could be confused.

    >>> like("IDА", ["Mia", "Ida"]), like("Zoe", ["Zoë"])
    ('Ida', None)
    """
    own = appearances(name)
    return next((other for other in others if any(map(str.__eq__, own, appearances(other)))), None)


def occupant_without(occupant: StoredOccupant, seat: int, guest: str, stranger: str) -> StoredOccupant:
    """Return an occupant as in the log, without the guest; the key stays, so that a running game continues.

    >>> forgotten = occupant_without({"name": "Ida", "guest": "ida", "key": "k"}, 0, "ida", "nobody")
    >>> forgotten["guest"], forgotten["key"], forgotten["name"] == "Ida"
    ('nobody', 'k', False)
    >>> occupant_without({"name": "Mia", "guest": "mia", "key": "k"}, 1, "ida", "nobody")
    {'name': 'Mia', 'guest': 'mia', 'key': 'k'}
    """
    if occupant["guest"] != guest:
        return occupant
    return {**occupant, "name": guest_name(number_of(f"{stranger} {seat}")), "guest": stranger}


def opening_without(opening: TableOpening, guest: str, stranger: str) -> TableOpening:
    """Return the opening of a table without the guest, who may have made it and may have a seat."""
    occupants = [occupant_without(occupant, seat, guest, stranger) for seat, occupant in enumerate(opening["sitters"])]
    return {**opening, "sitters": occupants, "maker": stranger if opening["maker"] == guest else opening["maker"]}
