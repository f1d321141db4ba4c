/** All pictures of treasures and emblems, as one sprite: drawn once, used by reference. */
const files = import.meta.glob<string>('../../../src/wanderwall/draw/icons/*/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const symbols = new Map(
  Object.entries(files).map(([path, svg]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.svg'.length),
    svg.replace(/^[^<]*<svg[^>]*>|<\/svg>\s*$/g, ''),
  ]),
)

export const hasIcon = (name: string): boolean => symbols.has(name)

/** Where to find a picture on the page; puts the sprite there the first time. */
export function iconHref(name: string): string {
  if (!document.getElementById('icons')) {
    const sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    sprite.id = 'icons'
    sprite.setAttribute('width', '0')
    sprite.setAttribute('height', '0')
    sprite.setAttribute('aria-hidden', 'true')
    sprite.style.position = 'absolute'
    sprite.innerHTML = [...symbols]
      .map(([id, inside]) => `<symbol id="icon-${id}" viewBox="0 0 64 64">${inside}</symbol>`)
      .join('')
    document.body.append(sprite)
  }
  return `#icon-${name}`
}
