import { say } from '../../i18n'

/** Covers a player; a touch shows their last turn again. */
export function AgainButton({ name, onClick }: { name: string; onClick: () => void }) {
  const label = say('sliding-again', { name })
  return <button type="button" class="again" aria-label={label} title={label} data-say={label} onClick={onClick} />
}
