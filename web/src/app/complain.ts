import { problem } from '../i18n'
import { Refusal, type Names } from '../net/protocol'
import { toast } from '../ui/Toast'

/** Why something failed; an error that is not a refusal from the server means that it did not answer. */
export const errorText = (error: unknown, things: Record<string, Names> = {}): string =>
  problem(error instanceof Refusal ? error : new Refusal('page.server'), things)

/** Show the error for a while. */
export const showError = (error: unknown, things: Record<string, Names> = {}): void =>
  toast(errorText(error, things), { bad: true })
