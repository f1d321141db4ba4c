export { best, missing, Trophies } from '../sliding/end'
