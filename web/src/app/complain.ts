import { problem } from '../i18n'
import { Refusal, type Names } from '../net/protocol'
import { toast } from '../ui/Toast'

/** Say what went wrong; whatever is no refusal of the server's is said to be its silence. */
export function complain(wrong: unknown, things: Record<string, Names> = {}): void {
  toast(problem(wrong instanceof Refusal ? wrong : new Refusal('page.server'), things), { bad: true })
}
