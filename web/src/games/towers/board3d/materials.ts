/** The few materials everything is made of. */
import {
  CustomBlending,
  DoubleSide,
  GreaterDepth,
  MeshBasicMaterial,
  MeshStandardMaterial,
  NotEqualStencilFunc,
  ReplaceStencilOp,
  type Material,
} from 'three'
import { DUSK_INK } from '../board/paint'
import { stoneSheet, windowLight } from './textures'

/** The opacity of a tower that hides something. */
const FADED = 0.16

export interface Materials {
  stone: MeshStandardMaterial
  fadedStone: MeshStandardMaterial
  /** In the order of `SURFACES`: matte, metal, light. */
  surfaces: Material[]
  fadedSurfaces: Material[]
  brass: MeshStandardMaterial
  chosenBrass: MeshStandardMaterial
  iron: MeshStandardMaterial
  ink: MeshStandardMaterial
  dispose(): void
}

export function buildMaterials(): Materials {
  const sheet = stoneSheet()
  const light = windowLight()
  const stone = new MeshStandardMaterial({
    map: sheet,
    emissiveMap: light,
    emissive: '#ffd28a',
    vertexColors: true,
    roughness: 0.85,
  })
  const surfaces: Material[] = [
    new MeshStandardMaterial({ vertexColors: true, roughness: 0.6, side: DoubleSide }),
    new MeshStandardMaterial({ vertexColors: true, metalness: 0.62, roughness: 0.32, side: DoubleSide }),
    new MeshBasicMaterial({ vertexColors: true, toneMapped: false }),
  ]
  const toFaded = <T extends Material>(material: T): T => {
    const copy = material.clone() as T
    return Object.assign(copy, { transparent: true, opacity: FADED, depthWrite: false })
  }
  const fadedStone = toFaded(stone)
  fadedStone.emissiveIntensity = 0
  const fadedSurfaces = surfaces.map(toFaded)
  const brass = new MeshStandardMaterial({ color: '#f0b544', metalness: 0.62, roughness: 0.32 })
  const chosenBrass = new MeshStandardMaterial({
    color: '#ffe08a',
    metalness: 0.5,
    roughness: 0.3,
    emissive: '#ffb52e',
    emissiveIntensity: 0.55,
  })
  const iron = new MeshStandardMaterial({ color: '#8a86a0', metalness: 0.3, roughness: 0.6 })
  const ink = new MeshStandardMaterial({ color: DUSK_INK, roughness: 0.6 })
  return {
    stone,
    fadedStone,
    surfaces,
    fadedSurfaces,
    brass,
    chosenBrass,
    iron,
    ink,
    dispose() {
      for (const thing of [
        sheet,
        light,
        stone,
        fadedStone,
        ...surfaces,
        ...fadedSurfaces,
        brass,
        chosenBrass,
        iron,
        ink,
      ])
        thing.dispose()
    },
  }
}

/**
 * Draws only what is behind something, and every pixel once: first the figure, half transparent, then what is left of a
 * slightly `wider` one, its edge.
 */
export function ghostInk(color: string, wider = 0): MeshBasicMaterial {
  const ink = new MeshBasicMaterial({
    color,
    opacity: wider ? 0.95 : 0.62,
    blending: CustomBlending,
    toneMapped: false,
    depthFunc: GreaterDepth,
    depthWrite: false,
    stencilWrite: true,
    stencilRef: 1,
    stencilFunc: NotEqualStencilFunc,
    stencilZPass: ReplaceStencilOp,
  })
  if (wider)
    ink.onBeforeCompile = (shader) => {
      const grown = `vec3 transformed = position + ${wider.toFixed(3)} * normal;`
      shader.vertexShader = shader.vertexShader.replace('#include <begin_vertex>', grown)
    }
  ink.customProgramCacheKey = () => `ghost ${wider}`
  return ink
}
