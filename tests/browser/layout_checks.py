"""What does not fit the window."""

from __future__ import annotations

from tests.browser.device import Device, Size

#: what is wider than its place: buttons and headings, and whatever hides what is too wide; not what only ears need
CUT = """() => [...document.querySelectorAll('body *')].filter((one) => {
  const plain = one.closest('svg, .sr, .pictures .caption') === null
  if (!plain || one.scrollWidth <= one.clientWidth + 2 || !one.textContent.trim()) return false
  const style = getComputedStyle(one)
  const hides = ['hidden', 'clip'].includes(style.overflowX)
  const ownWords = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim())
  return (one.matches('button, a.btn, h1, h2, h3, label, legend') || (hides && ownWords)) &&
    style.display !== 'inline' && style.clipPath === 'none' && one.checkVisibility({ visibilityProperty: true })
}).map((one) => `${one.tagName}.${one.className}: ${one.textContent.trim()}`)"""


def cut_off(one: Device) -> list[str]:
    """Words that do not stay within their place, and a page that is wider than the window."""
    # on phones the window's own width grows with a page that is too wide
    wide: int = one.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    cut: list[str] = one.page.evaluate(CUT)
    return [*([f"the page is {wide} px too wide"] if wide > 0 else []), *cut]


#: what fingers cannot hit; of the arrows the whole edge is the target, and squares are as large as the board allows
SMALL = """(least) => {
  const all = 'button:not(.arrow, .go-square), a.btn, summary, select, label:has(input)'
  const shown = document.querySelector('dialog:modal') ?? document.body
  return [...shown.querySelectorAll(all)]
    .filter((one) => !one.closest('.sr, [inert]') && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < least && one.offsetWidth > 1)
    .map((one) => `${one.offsetWidth} × ${one.offsetHeight}: ${one.className} ${one.ariaLabel ?? one.textContent}`)
}"""


def small_targets(one: Device, least: int = 44) -> list[str]:
    """What is to be touched and smaller than a finger."""
    found: list[str] = one.page.evaluate(SMALL, least)
    return found


def resized(one: Device, size: Size) -> None:
    """The same page in a window of another size, drawn."""
    one.page.set_viewport_size({"width": size[0], "height": size[1]})
    one.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def out_of_sight(one: Device, within: str) -> list[str]:
    """Buttons in there that are not wholly in the window."""
    found: list[str] = one.page.evaluate(
        """(within) => [...document.querySelectorAll(`${within} button`)]
          .filter((one) => one.checkVisibility({visibilityProperty: true}))
          .filter((one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect()
            return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
          })
          .map((one) => `${one.className}: ${one.ariaLabel ?? one.textContent.trim()}`)""",
        within,
    )
    return found


#: of arrows and squares the whole picture is the target; what can be scrolled to is not covered
COVERED = """(within) => {
  const isClipped = (one, x, y) => {
    for (let part = one.parentElement; part; part = part.parentElement) {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      if (getComputedStyle(part).overflowY === 'auto' && (x < left || x > right || y < top || y > bottom)) return true
    }
    return false
  }
  return [...document.querySelectorAll(`${within} button:not(.arrow, .go-square)`)]
    .filter((one) => !one.closest('.sr, [inert]') && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const over = document.elementFromPoint(x, y)
      return over && !one.contains(over) && !over.contains(one) && !isClipped(one, x, y)
    })
    .map((one) => `${one.className}: ${one.ariaLabel ?? one.textContent.trim()}`)
}"""


def covered(one: Device, within: str) -> list[str]:
    """Buttons in there with something else over their middle."""
    found: list[str] = one.page.evaluate(COVERED, within)
    return found


def overlapping(one: Device, *parts: str) -> list[str]:
    """Which of these parts of the page lie over each other; what touches only at the edge does not."""
    found: list[str] = one.page.evaluate(
        """(parts) => {
          const all = parts.flatMap((part) => [...document.querySelectorAll(part)].map((one) => [part, one]))
            .filter(([, one]) => one.checkVisibility({visibilityProperty: true}))
            .map(([part, one]) => [part, one.getBoundingClientRect()])
          const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
          return all.flatMap(([part, box], n) => all.slice(n + 1)
            .filter(([other, its]) => other !== part && over(box, its)).map(([other]) => `${part} and ${other}`))
        }""",
        list(parts),
    )
    return found


#: the highest words that are seen whole: not what only ears need, not what lies under something or outside the window
FIRST = """(within) => {
  const [root, range, found] = [document.querySelector(within), document.createRange(), []]
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node; (node = walker.nextNode()); ) {
    const one = node.parentElement
    if (!node.data.trim() || !one.checkVisibility({ visibilityProperty: true }) || one.closest('.sr')) continue
    range.selectNodeContents(node)
    const { left, top, right, bottom } = range.getBoundingClientRect()
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const points = [...range.getClientRects()].map((line) => [line.left + line.width / 2, line.top + line.height / 2])
    const seen = points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)))
    if (inside && seen) found.push([top, one.textContent])
  }
  return found.sort(([a], [b]) => a - b)[0]?.[1] ?? ''
}"""


def first_line(one: Device, within: str) -> str:
    """The text that stands highest there and is seen whole."""
    found: str = one.page.evaluate(FIRST, within)
    return found


#: letter by letter: a word goes on in the line in which it began; a link to be copied is no word
BROKEN = """(within) => {
  const [found, range] = [[], document.createRange()]
  const walker = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT)
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.sr, .link, svg') &&
    one.closest('.pictures') === null
  for (let node; (node = walker.nextNode()); ) {
    if (!node.data.trim() || !isSeen(node.parentElement)) continue
    let before = null
    for (let n = 0; n < node.data.length; n++) {
      range.setStart(node, n)
      range.setEnd(node, n + 1)
      const top = /[\\p{L}\\p{N}]/u.test(node.data[n]) ? range.getBoundingClientRect().top : null
      if (before !== null && top !== null && top - before > 4) found.push(`${node.data} at ${node.data.slice(n)}`)
      before = top
    }
  }
  return found
}"""


def broken_words(one: Device, within: str = "body") -> list[str]:
    """Words that go on in the next line without a hyphen."""
    found: list[str] = one.page.evaluate(BROKEN, within)
    return found
