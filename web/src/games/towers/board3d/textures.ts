/** Textures drawn at run time: bricks, windows and flagstones on one sheet, the chart under the board, small lights. */
import { CanvasTexture, SRGBColorSpace, type Texture } from 'three'
import { dice } from './measures'

type Pen = CanvasRenderingContext2D

function drawTexture(width: number, height: number, draw: (pen: Pen) => void): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  draw(canvas.getContext('2d')!)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

const SHEET = 1024
const BRICKS = { width: 512, height: 224 }
const MARGIN = 8

export interface Patch {
  left: number
  right: number
  bottom: number
  top: number
}

function patch(x: number, y: number, width: number, height: number): Patch {
  return { left: x / SHEET, right: (x + width) / SHEET, top: 1 - y / SHEET, bottom: 1 - (y + height) / SHEET }
}

/** Patches of the stone sheet. */
export const WALL_PATCH = patch(0, 0, 512, 224)
export const WINDOW_PATCH = patch(0, 256, 512, 224)
export const FLOOR_PATCH = patch(0, 512, 500, 500)
/** A white point of the sheet, for parts that have only their own colour. */
export const PLAIN = { u: 0.8, v: 0.8 }

function bricks(pen: Pen, random: () => number, window: boolean): void {
  const { width, height } = BRICKS
  const course = height / 2
  pen.fillStyle = '#8d8478'
  pen.fillRect(0, -MARGIN, width, height + 2 * MARGIN)
  for (let row = 0; row < 2; row++) {
    let x = row ? -64 : 0
    for (const length of row ? [128, 148, 128, 148, 128] : [172, 168, 172]) {
      brick(pen, random, x, row * course, length, course)
      x += length
    }
  }
  if (!window) return
  pen.fillStyle = '#5c5268'
  arch(pen, 212, 28, 88, height)
  pen.fillStyle = '#241c38'
  arch(pen, 226, 44, 60, height)
}

function brick(pen: Pen, random: () => number, x: number, y: number, length: number, course: number): void {
  const grey = 225 + random() * 30
  pen.fillStyle = `rgb(${grey},${grey - 4 * random()},${grey - 8 * random()})`
  pen.beginPath()
  pen.roundRect(x + 5, y + 5, length - 10, course - 10, 10)
  pen.fill()
  pen.fillStyle = 'rgba(255,255,255,.18)'
  pen.fillRect(x + 10, y + 6, length - 20, 6)
  pen.fillStyle = 'rgba(40,20,60,.1)'
  pen.fillRect(x + 10, y + course - 16, length - 20, 8)
  for (let n = 0; n < 14; n++) {
    pen.fillStyle = `rgba(60,40,60,${0.05 + random() * 0.06})`
    pen.fillRect(
      x + 8 + random() * (length - 20),
      y + 8 + random() * (course - 20),
      4 + random() * 10,
      3 + random() * 4,
    )
  }
}

function arch(pen: Pen, x: number, top: number, width: number, bottom: number): void {
  pen.beginPath()
  pen.roundRect(x, top, width, bottom - top, [width / 2, width / 2, 0, 0])
  pen.fill()
}

function flagstones(pen: Pen, random: () => number): void {
  pen.fillStyle = '#fff'
  pen.fillRect(-MARGIN, -MARGIN, 516, 516)
  for (let column = 0; column < 5; column++)
    for (let row = 0; row < 5; row++) {
      const grey = 238 + random() * 17
      pen.fillStyle = `rgb(${grey},${grey - 3},${grey - 8})`
      pen.beginPath()
      pen.roundRect(column * 102 + 4 + (row % 2) * 28, row * 102 + 4, 96, 96, 14)
      pen.fill()
    }
  for (let n = 0; n < 700; n++) {
    pen.fillStyle = `rgba(110,70,40,${random() * 0.13})`
    pen.fillRect(random() * 512, random() * 512, 4, 4)
  }
}

/** The stone of all towers. */
export function stoneSheet(): Texture {
  const random = dice(1)
  return drawTexture(SHEET, SHEET, (pen) => {
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, SHEET, SHEET)
    for (const [y, window] of [
      [0, false],
      [256, true],
    ] as const) {
      pen.save()
      pen.beginPath()
      pen.rect(0, y - MARGIN, 512, BRICKS.height + 2 * MARGIN)
      pen.clip()
      pen.translate(0, y)
      bricks(pen, random, window)
      pen.restore()
    }
    pen.save()
    pen.beginPath()
    pen.rect(0, 504, 512, 520)
    pen.clip()
    pen.translate(0, 512)
    flagstones(pen, random)
    pen.restore()
  })
}

/** The windows, which glow in the stone. */
export function windowLight(): Texture {
  return drawTexture(SHEET, SHEET, (pen) => {
    pen.fillStyle = '#000'
    pen.fillRect(0, 0, SHEET, SHEET)
    pen.translate(0, 256)
    const glow = pen.createLinearGradient(0, 44, 0, 224)
    glow.addColorStop(0, '#c8641e')
    glow.addColorStop(1, '#ffc763')
    pen.fillStyle = glow
    arch(pen, 230, 48, 52, 224)
    pen.fillStyle = '#000'
    pen.fillRect(252, 48, 8, 176)
    pen.fillRect(226, 124, 60, 8)
  })
}

function rose(pen: Pen, x: number, y: number, size: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  pen.strokeStyle = 'rgba(70,45,70,.8)'
  pen.lineWidth = 3
  for (const radius of [92, 84, 52]) {
    pen.beginPath()
    pen.arc(0, 0, radius, 0, 7)
    pen.stroke()
  }
  for (let point = 0; point < 16; point++) {
    const long = point % 4 === 0 ? 122 : point % 2 === 0 ? 86 : 60
    const base = point % 4 === 0 ? 16 : 10
    for (const [sign, fill] of [
      [1, point % 4 ? '#c9a368' : '#4a3a66'],
      [-1, '#f4e4c0'],
    ] as const) {
      pen.beginPath()
      pen.moveTo(0, -long)
      pen.lineTo(sign * base, -base * 1.5)
      pen.lineTo(0, 0)
      pen.closePath()
      pen.fillStyle = fill
      pen.fill()
      pen.stroke()
    }
    pen.rotate(Math.PI / 8)
  }
  pen.restore()
}

function hill(pen: Pen, x: number, y: number): void {
  pen.strokeStyle = 'rgba(70,40,64,.75)'
  pen.lineWidth = 3
  pen.beginPath()
  pen.moveTo(x - 22, y)
  pen.quadraticCurveTo(x - 10, y - 34, x, y - 36)
  pen.quadraticCurveTo(x + 12, y - 30, x + 24, y)
  pen.stroke()
  pen.lineWidth = 1.8
  for (let n = 0; n < 4; n++) {
    pen.beginPath()
    pen.moveTo(x + 4 + n * 4, y - 28 + n * 7)
    pen.lineTo(x + 8 + n * 4, y - 4)
    pen.stroke()
  }
}

const HILLS = [
  [-420, 30],
  [-470, 70],
  [-390, 90],
  [-430, -250],
  [-480, -205],
  [560, 120],
  [610, 160],
  [520, 180],
  [-360, 480],
  [-410, 520],
  [430, 460],
  [480, 500],
  [60, 520],
  [110, 490],
] as const

/** The chart under the board. */
export function chart(size: number): Texture {
  const random = dice(3)
  return drawTexture(size, size, (pen) => {
    pen.scale(size / 2048, size / 2048)
    const paper = pen.createRadialGradient(1024, 1024, 100, 1024, 1024, 1230)
    paper.addColorStop(0, '#d8ae6c')
    paper.addColorStop(0.5, '#cda066')
    paper.addColorStop(1, '#96684f')
    pen.fillStyle = paper
    pen.fillRect(0, 0, 2048, 2048)
    for (let n = 0; n < 5000; n++) {
      pen.fillStyle = `rgba(${random() < 0.5 ? '120,80,40' : '255,245,220'},${random() * 0.07})`
      pen.fillRect(random() * 2048, random() * 2048, 1 + random() * 5, 1 + random() * 3)
    }
    pen.translate(1024, 1024)
    pen.strokeStyle = 'rgba(70,40,64,.5)'
    for (let ring = 0; ring < 12; ring++) contour(pen, ring)
    pen.lineWidth = 1.5
    for (let ray = 0; ray < 32; ray++) {
      const angle = (ray * Math.PI) / 16
      pen.strokeStyle = `rgba(70,40,64,${ray % 4 ? 0.16 : 0.34})`
      pen.beginPath()
      pen.moveTo(380 * Math.cos(angle), 380 * Math.sin(angle))
      pen.lineTo(1400 * Math.cos(angle), 1400 * Math.sin(angle))
      pen.stroke()
    }
    rose(pen, 440, -215, 0.95)
    for (const [x, y] of HILLS) hill(pen, x, y)
  })
}

function contour(pen: Pen, ring: number): void {
  pen.lineWidth = ring % 3 ? 2 : 4
  pen.beginPath()
  for (let degree = 0; degree <= 360; degree += 3) {
    const angle = (degree * Math.PI) / 180
    const radius = 400 + ring * 46 + 14 * Math.sin(angle * 3 + ring * 0.5) + 10 * Math.sin(angle * 5 - ring * 0.9)
    pen[degree ? 'lineTo' : 'moveTo'](radius * Math.cos(angle), radius * Math.sin(angle))
  }
  pen.stroke()
}

/** A soft round light. */
export function halo(stops: readonly (readonly [number, string])[]): Texture {
  return drawTexture(128, 128, (pen) => {
    const light = pen.createRadialGradient(64, 64, 4, 64, 64, 64)
    for (const [at, colour] of stops) light.addColorStop(at, colour)
    pen.fillStyle = light
    pen.fillRect(0, 0, 128, 128)
  })
}

/** The sign on the rune stone. */
export function runeSign(): Texture {
  return drawTexture(128, 256, (pen) => {
    Object.assign(pen, {
      strokeStyle: '#d8fbff',
      lineWidth: 13,
      lineCap: 'round',
      lineJoin: 'round',
      shadowColor: '#6fe3ff',
      shadowBlur: 26,
    })
    for (let twice = 0; twice < 2; twice++)
      pen.stroke(new Path2D('M64 30V226M64 62L100 98 64 134M64 112L28 148 64 184'))
  })
}

/** A spark of magic. */
export function spark(): Texture {
  return drawTexture(64, 64, (pen) => {
    Object.assign(pen, { fillStyle: '#fff7da', shadowColor: '#ff9fd6', shadowBlur: 10 })
    pen.beginPath()
    for (let n = 0; n < 8; n++) {
      const angle = (n * Math.PI) / 4
      const radius = n % 2 ? 5 : 26
      pen.lineTo(32 + radius * Math.sin(angle), 32 - radius * Math.cos(angle))
    }
    pen.fill()
  })
}

/** What brass reflects: a sky with a warm horizon. */
export function sky(): Texture {
  return drawTexture(16, 128, (pen) => {
    const light = pen.createLinearGradient(0, 0, 0, 128)
    for (const [at, colour] of [
      [0, '#e8dcff'],
      [0.42, '#8f7fc0'],
      [0.55, '#ffc488'],
      [0.7, '#6b4638'],
      [1, '#2a2030'],
    ] as const)
      light.addColorStop(at, colour)
    pen.fillStyle = light
    pen.fillRect(0, 0, 16, 128)
  })
}
