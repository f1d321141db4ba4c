import { problem } from '../i18n'
import { Refusal, type Names } from '../net/protocol'
import { toast } from '../ui/Toast'

/** Why something went wrong; whatever is no refusal of the server's is said to be its silence. */
export const reason = (wrong: unknown, things: Record<string, Names> = {}): string =>
  problem(wrong instanceof Refusal ? wrong : new Refusal('page.server'), things)

/** Say it for a while. */
export const complain = (wrong: unknown, things: Record<string, Names> = {}): void =>
  toast(reason(wrong, things), { bad: true })
