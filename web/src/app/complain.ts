import { problem } from '../i18n'
import { Refusal, type Names } from '../net/protocol'
import { toast } from '../ui/Toast'

/** Why something failed; an error that is not a refusal from the server means that it did not answer. */
export const reason = (wrong: unknown, things: Record<string, Names> = {}): string =>
  problem(wrong instanceof Refusal ? wrong : new Refusal('page.server'), things)

/** Show the error for a while. */
export const complain = (wrong: unknown, things: Record<string, Names> = {}): void =>
  toast(reason(wrong, things), { bad: true })
