import { say } from '../i18n'
import { Button } from './Button'
import { toast } from './Toast'

/** Share where the device can, copy where it may, and else the link is there to be read. */
async function pass(link: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ title: 'wanderwall', url: link })
    await navigator.clipboard.writeText(link)
    toast(say('invite-copied'))
  } catch {
    // plain HTTP on a home network allows neither; the link is on the screen
  }
}

const canPass = (): boolean => Boolean(navigator.share ?? navigator.clipboard)

/** A link to read, to select, and to pass on. */
export function PassLink({ link }: { link: string }) {
  return (
    <>
      <p class="link caption">{link}</p>
      {canPass() && (
        <Button icon={typeof navigator.share === 'function' ? 'share' : 'copy'} onClick={() => pass(link)}>
          <span class="caption">{say('invite-share')}</span>
        </Button>
      )}
    </>
  )
}
