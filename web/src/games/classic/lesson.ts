export { nudge } from '../sliding/lesson'
