/** Sounds, synthesised: wood, brass and small bells. Nothing is loaded, and everything can be muted. */
import { prefs } from '../device/prefs'

type SoundName =
  | 'push'
  | 'step'
  | 'found'
  | 'homeward'
  | 'turn'
  | 'win'
  | 'lost'
  | 'refused'
  | 'lay'
  | 'grab'
  | 'dice'
  | 'count'
  | 'go'
  | 'magic'
  | 'sign'

let context: AudioContext | null = null
/** The node that every sound goes through, at the volume the player chose. */
let loudness: GainNode | null = null

/** Browsers allow sound only after the user has touched the page. */
function stage(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return null
  context ??= new AudioContext()
  if (!loudness) (loudness = context.createGain()).connect(context.destination)
  loudness.gain.value = prefs.volume.value
  if (context.state === 'suspended') void context.resume()
  return context
}

interface Note {
  at?: number
  pitch: number
  to?: number
  long: number
  loud?: number
  shape?: OscillatorType
}

function tone(stage: AudioContext, { at = 0, pitch, to, long, loud = 0.16, shape = 'sine' }: Note): void {
  const start = stage.currentTime + at
  const voice = stage.createOscillator()
  const volume = stage.createGain()
  voice.type = shape
  voice.frequency.setValueAtTime(pitch, start)
  if (to) voice.frequency.exponentialRampToValueAtTime(to, start + long)
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long)
  voice.connect(volume).connect(loudness!)
  voice.start(start)
  voice.stop(start + long + 0.05)
}

/** A knock on wood: a burst of filtered noise. */
function knock(stage: AudioContext, at: number, pitch: number, loud: number, long = 0.09): void {
  const start = stage.currentTime + at
  const length = Math.ceil(stage.sampleRate * long)
  const noise = stage.createBuffer(1, length, stage.sampleRate)
  const data = noise.getChannelData(0)
  for (let n = 0; n < length; n++) data[n] = (Math.random() * 2 - 1) * (1 - n / length) ** 3
  const source = stage.createBufferSource()
  const filter = stage.createBiquadFilter()
  const volume = stage.createGain()
  source.buffer = noise
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 2.2
  volume.gain.value = loud
  source.connect(filter).connect(volume).connect(loudness!)
  source.start(start)
}

const bell = (stage: AudioContext, at: number, pitch: number, loud = 0.12) => {
  tone(stage, { at, pitch, long: 0.7, loud })
  tone(stage, { at, pitch: pitch * 2.76, long: 0.25, loud: loud / 4 })
}

const SOUNDS: Record<SoundName, (stage: AudioContext) => void> = {
  push(stage) {
    knock(stage, 0, 240, 0.5, 0.34)
    knock(stage, 0.34, 620, 1.1)
  },
  step: (stage) => knock(stage, 0, 900, 0.35, 0.05),
  found: (stage) => [659, 784, 988, 1319].forEach((pitch, n) => bell(stage, n * 0.15, pitch)),
  turn(stage) {
    bell(stage, 0, 587, 0.1)
    bell(stage, 0.14, 880, 0.1)
  },
  homeward(stage) {
    ;[392, 392, 392, 523].forEach((pitch, n) =>
      tone(stage, { at: n * 0.13, pitch, long: 0.3, loud: 0.1, shape: 'triangle' }),
    )
    ;[659, 784, 1047].forEach((pitch, n) => bell(stage, 0.52 + n * 0.1, pitch))
  },
  win: (stage) => [523, 659, 784, 1047, 784, 1047].forEach((pitch, n) => bell(stage, n * 0.14, pitch, 0.15)),
  lost: (stage) => [523, 494, 440, 392].forEach((pitch, n) => bell(stage, n * 0.22, pitch, 0.08)),
  refused(stage) {
    tone(stage, { pitch: 180, to: 120, long: 0.2, shape: 'triangle', loud: 0.2 })
  },
  lay(stage) {
    knock(stage, 0, 380, 1, 0.08)
    knock(stage, 0.06, 1800, 0.4, 0.04)
  },
  grab(stage) {
    knock(stage, 0, 500, 1.3, 0.12)
    bell(stage, 0.06, 1175)
  },
  dice: (stage) => [0, 0.07, 0.13, 0.22, 0.33].forEach((at) => knock(stage, at, 1400 + Math.random() * 600, 0.6, 0.04)),
  count(stage) {
    tone(stage, { pitch: 147, to: 98, long: 0.3, loud: 0.22 })
    knock(stage, 0.02, 1100, 0.5, 0.06)
  },
  go(stage) {
    ;[262, 330, 392].forEach((pitch) => tone(stage, { pitch, to: 2 * pitch, long: 0.8, loud: 0.06, shape: 'triangle' }))
    bell(stage, 0.2, 1568, 0.1)
  },
  magic(stage) {
    tone(stage, { pitch: 440, to: 1760, long: 0.6, loud: 0.1 })
    bell(stage, 0.3, 1480, 0.08)
  },
  sign: (stage) => tone(stage, { pitch: 520, to: 780, long: 0.16, loud: 0.12 }),
}

/** Vibration that goes with a sound, if the device supports it: milliseconds on, off, on. */
const VIBRATION: Partial<Record<SoundName, number[]>> = {
  turn: [40],
  found: [30, 40, 60],
  win: [60, 60, 60, 60, 120],
  grab: [40],
  go: [30, 40, 60],
}

export const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches

export function sound(name: SoundName): void {
  const pattern = VIBRATION[name]
  if (pattern && prefs.vibration.value && canVibrate() && navigator.userActivation?.hasBeenActive !== false)
    navigator.vibrate(pattern)
  if (!prefs.sound.value || !prefs.volume.value) return
  const ready = stage()
  if (ready) SOUNDS[name](ready)
}
