/** The boards as one module for other websites: `npm run board` writes it to `build/board/`. */
import { copyFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import preact from '@preact/preset-vite'
import { defineConfig, type Plugin } from 'vite'
import { sprite } from './plugins/sprite.ts'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The types of the module; those they need are written by `tsconfig.board.json`. */
const TYPES = `import type { ShowBoard, ShowReplay, Skin } from './types/web/src/embed/types'

export * from './types/web/src/embed/types'
export declare const board: ShowBoard
export declare const replay: ShowReplay
/** How tiles are drawn without a skin of your own. */
export declare const flatSkin: Skin
`

/** What explains the module travels with it. */
const companions = (...files: string[]): Plugin => ({
  name: 'companions',
  writeBundle({ dir }) {
    files.forEach((file) => copyFileSync(path(`src/embed/${file}`), `${dir}/${file}`))
    writeFileSync(`${dir}/wanderwall-board.d.ts`, TYPES)
  },
})

export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [
    preact({ prefreshEnabled: false, devToolsEnabled: false }),
    sprite(),
    companions('README.md', 'example.html'),
  ],
  build: {
    outDir: '../build/board',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: {
      input: path('src/embed/index.tsx'),
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: 'wanderwall-board.js',
        chunkFileNames: 'wanderwall-[name].js',
        assetFileNames: ({ names }) => `wanderwall-${names[0]?.endsWith('.svg') ? '[name]' : 'board'}[extname]`,
      },
    },
    chunkSizeWarningLimit: 800, // three.js, loaded only for a board in 3D
  },
})
