/** A link or a line of words to share: as text, by a button, as a QR code. */
import { OFFLINE } from '../device/offline'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../i18n'
import { Button } from './Button'
import { toast } from './Toast'

/** Share if the device supports it, copy if the browser allows it; otherwise the words are there to be read. */
async function share(words: string, shared: ShareData): Promise<void> {
  try {
    if (navigator.share) return await navigator.share(shared)
    await navigator.clipboard.writeText(words)
    toast(say('invite-copied'))
  } catch {
    // plain HTTP on a home network allows neither; the words are on the screen
  }
}

const canShare = (): boolean => Boolean(navigator.share ?? navigator.clipboard)

/** A link to read, select and share. */
export const ShareLink = ({ link }: { link: string }) => (
  <ShareButton words={link} shared={{ title: 'wanderwall', url: link }} button={say('invite-share')} />
)

/** The same for a line of words. */
export const ShareWords = ({ words, button }: { words: string; button: string }) => (
  <ShareButton words={words} shared={{ text: words }} button={button} />
)

function ShareButton({ words, shared, button }: { words: string; shared: ShareData; button: string }) {
  return (
    <>
      <p class="link caption">{words}</p>
      {canShare() && (
        <Button icon={typeof navigator.share === 'function' ? 'share' : 'copy'} onClick={() => share(words, shared)}>
          <span class="caption">{button}</span>
        </Button>
      )}
    </>
  )
}

/** A link as a QR code, dark on light in both themes so that every camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [{ side, path }, draw] = useState({ side: 25, path: '' })
  useEffect(() => {
    // drawn by a library that few tables need: it is loaded for the first invitation
    if (OFFLINE) return // where nobody is invited
    void import('qrcode-generator').then(({ default: qrcode }) => {
      const code = qrcode(0, 'M')
      code.addData(text)
      code.make()
      const side = code.getModuleCount()
      let path = ''
      for (let row = 0; row < side; row++)
        for (let column = 0; column < side; column++) if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`
      draw({ side, path })
    })
  }, [text])
  return (
    <svg
      class="qr"
      viewBox={`-3 -3 ${side + 6} ${side + 6}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect x="-3" y="-3" width={side + 6} height={side + 6} rx="2" fill="#fff" />
      <path d={path} fill="#2B2140" />
    </svg>
  )
}
