export { best, nearly, Trophies } from '../sliding/end'
