"""Pictures in sequence with a slider: self-contained HTML for notebooks.

A picture of a board is large, and the next one hardly differs. So every element is written once, and a picture is the
list of its elements' numbers; a short script assembles them. Without scripts the last picture is shown.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from html import escape
from urllib.parse import quote

ELEMENT = re.compile(r"<[^>]*>[^<]*")

#: the script runs in a page of others: it defines no global names, and finds its own elements
HTML = """<div style="max-width: {width}px">
<img alt="{last}" style="width: 100%" src="data:image/svg+xml,{picture}">
<label style="display: flex; gap: 1em"><input type="range" style="flex: 1" max="{most}" value="{most}">
<output>{last}</output></label>
<script>
{{
  const [image, label] = document.currentScript.parentElement.children, [slider, caption] = label.children;
  const {{elements, pictures, captions}} = {film};
  slider.oninput = () => {{
    const svg = pictures[slider.value].map((number) => elements[number]).join('');
    image.src = 'data:image/svg+xml,' + encodeURIComponent(svg);
    caption.value = image.alt = captions[slider.value];
  }};
}}
</script>
</div>"""
WIDTH = 600


def film(pictures: Sequence[str], captions: Sequence[str]) -> str:
    """Vector pictures with a caption each, which also labels the slider; the last one is shown first.

    >>> html = film(["<svg>1</svg>", "<svg>2</svg>"], ["first", "last"])
    >>> '"elements": ["<svg>1", "<\\\\/svg>", "<svg>2"], "pictures": [[0, 1], [2, 1]]' in html
    True
    """
    numbers: dict[str, int] = {}
    lists = [[numbers.setdefault(part, len(numbers)) for part in ELEMENT.findall(picture)] for picture in pictures]
    data = {"elements": list(numbers), "pictures": lists, "captions": list(captions)}
    return HTML.format(
        width=WIDTH,
        last=escape(captions[-1]),
        picture=quote(pictures[-1]),
        most=len(pictures) - 1,
        film=json.dumps(data, ensure_ascii=False).replace("</", "<\\/").replace("<!--", "<\\u0021--"),
    )
