import { useEffect, useState } from 'preact/hooks'
import { withRoot } from '../../device/root'
import { localName, say } from '../../i18n'
import { Refusal, type EditionInfo, type Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { knownColour } from '../../ui/Pawn'
import { showError } from '../../ui/Toast'
import { shareFile, sharePicture } from '../puzzles/share'

interface Props {
  table: Table
  edition: EditionInfo
  names: string[]
  title: string
}

/** What the server draws of a game for links. */
async function fetchPreview(name: string): Promise<Blob> {
  const answer = await fetch(withRoot(`/preview/${name}`)).catch(() => null)
  if (!answer?.ok) throw new Refusal(answer ? 'page.server' : 'page.offline')
  return answer.blob()
}

/** The last board as a data address. */
async function boardOf(table: string): Promise<string> {
  const blob = await fetchPreview(`table/${table}.png`)
  return new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.readAsDataURL(blob)
  })
}

/** The end as a picture: shared if possible, otherwise saved. It contains names: sharing is up to the players. */
export function EndingPicture({ table, edition, names, title }: Props) {
  const outcome = table.outcome!
  const [busy, setBusy] = useState(false)
  async function share() {
    setBusy(true)
    const style = getComputedStyle(document.documentElement)
    const places = table.seats
      .map(({ seat, colour }) => ({
        name: names[seat] ?? '',
        colour: style.getPropertyValue(`--p-${knownColour(colour)}`),
        won: outcome.winners.includes(seat),
        score: outcome.scores[seat] ?? 0,
      }))
      .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score)
    try {
      await sharePicture(endingSvg(await boardOf(table.id), localName(edition.names), title, places))
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="picture" busy={busy} onClick={() => void share()}>
      <span class="caption">{say('end-picture')}</span>
    </Button>
  )
}

/** The film of the game, which the server draws in a few seconds: to look at first, since it is sent to others. */
export function EndingFilm({ table }: { table: string }) {
  const [busy, setBusy] = useState(false)
  const [film, setFilm] = useState<{ file: File; url: string } | null>(null)
  useEffect(() => () => film?.url && URL.revokeObjectURL(film.url), [film])
  async function make() {
    setBusy(true)
    try {
      const file = new File([await fetchPreview(`film/${table}.webp`)], 'wanderwall.webp', { type: 'image/webp' })
      setFilm({ file, url: URL.createObjectURL(file) })
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button icon="play" busy={busy} onClick={() => void make()}>
        <span class="caption">{say(busy ? 'end-film-busy' : 'end-film')}</span>
      </Button>
      {film && (
        <Dialog title={say('end-film')} onClose={() => setFilm(null)}>
          <img class="w-full" src={film.url} alt={say('end-film-about')} />
          <div class="choices flex wrap gap-12">
            <Button main big icon="share" onClick={() => void shareFile(film.file)}>
              <span class="caption">{say('end-film-send')}</span>
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

/** A picture of how a game ended: the board, who won, and what everybody has. */

export interface Place {
  name: string
  /** CSS colour of their pawn */
  colour: string
  won: boolean
  score: number
}

/** The same size as the preview picture of a link, whose board it shows. */
const [WIDTH, HEIGHT] = [1200, 630]
/** The board is in the middle of that picture; here it is on the left. */
const SHIFT = -285
const [LEFT, RIGHT] = [652, 1168]
const FONT = 'font-family="Georgia, serif" fill="#2b1d3a"'
/** Letters per line of the title, and the largest number of lines. */
const [LINE, MOST_LINES] = [20, 3]

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!)

/** Break words into lines; what does not fit is left out. */
function lines(text: string): string[] {
  const found: string[] = ['']
  for (const word of text.split(' ')) {
    const longer = `${found.at(-1)} ${word}`.trim()
    if (longer.length <= LINE) found[found.length - 1] = longer
    else found.push(word)
  }
  const whole = found.filter(Boolean)
  return whole.length > MOST_LINES ? [...whole.slice(0, MOST_LINES - 1), `${whole[MOST_LINES - 1]} …`] : whole
}

/** `board` is the data address of its picture, complete in itself. */
export function endingSvg(board: string, game: string, title: string, places: Place[]): string {
  const headline = lines(title)
  const list = 190 + headline.length * 52
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#EADFC6"/>
<image href="${board}" x="${SHIFT}" width="${WIDTH}" height="${HEIGHT}"/>
<text x="${LEFT}" y="72" ${FONT} font-size="28">${escapeXml(game)}</text>
${headline.map((line, n) => `<text x="${LEFT}" y="${136 + n * 52}" ${FONT} font-size="46" font-weight="700">${escapeXml(line)}</text>`).join('\n')}
${places
  .map(
    ({ name, colour, won, score }, n) => `<g transform="translate(0 ${list + n * 62})">
<circle cx="${LEFT + 18}" cy="-11" r="18" fill="${colour}" stroke="#2b1d3a" stroke-width="${won ? 5 : 2}"/>
<text x="${LEFT + 52}" ${FONT} font-size="34" font-weight="${won ? 700 : 400}">${escapeXml(name)}</text>
<text x="${RIGHT}" ${FONT} font-size="34" font-weight="700" text-anchor="end">${score}</text></g>`,
  )
  .join('\n')}
<text x="${RIGHT}" y="${HEIGHT - 28}" ${FONT} font-size="22" text-anchor="end">wanderwall</text>
</svg>`
}
