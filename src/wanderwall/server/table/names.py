"""Names: invented ones for guests among strangers, and what people may call themselves among friends."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from wanderwall.problem import Problem

#: characters in a name that people type
MAX_LENGTH = 20
#: accents on one letter
MAX_MARKS = 2
#: letters and symbols that show nothing
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")

#: first names of nobody in particular, easy to say in all our languages and without a meaning that could hurt in any
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


def guest_name(number: int, taken: Iterable[str] = ()) -> str:
    """A guest's name, from any number; beside these names one that begins with another letter.

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
    """A name that somebody typed, in one normal form; a Problem unless all of it can be seen and it is short.

    >>> clean_name("  Opa   Jo  ")
    'Opa Jo'
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    marks = seen = 0
    for letter in name:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        seen += marks == 0
        # controls, marks that turn the direction of writing, halves of characters, and what is not assigned
        if kind[0] == "C" or letter in BLANKS or marks > MAX_MARKS or seen == 0:
            raise Problem("table.name", most=MAX_LENGTH)
    if not 1 <= seen <= MAX_LENGTH:
        raise Problem("table.name", most=MAX_LENGTH)
    return name
