import { root } from '../device/root'
import { network } from './guest'

/** Whether this page is open by an address that only this computer understands. */
export const local = (): boolean => location.hostname === 'localhost' || location.hostname.startsWith('127.')

/** How links begin. They are for other devices, too: on the computer that serves, they name it as the network does. */
export const origin = (): string =>
  local() && network.value ? network.value.replace(/\/$/, '') : location.origin + root.slice(0, -1)
