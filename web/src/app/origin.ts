import { root } from '../device/root'
import { network } from './guest'

/** Whether the address of this page works only on this computer. */
export const isLocal = (): boolean => location.hostname === 'localhost' || location.hostname.startsWith('127.')

/** How links begin. They are for other devices, too: on the computer that runs the server, use its network name. */
export const origin = (): string =>
  isLocal() && network.value ? network.value.replace(/\/$/, '') : location.origin + root.slice(0, -1)
