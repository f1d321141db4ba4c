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
