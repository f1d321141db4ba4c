import preact from '@preact/preset-vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [preact({ prefreshEnabled: false, devToolsEnabled: false })],
  build: {
    outDir: '../src/wanderwall/server/page',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses in scripts or styles
    modulePreload: { polyfill: false },
    target: 'es2022',
    manifest: true, // scripts/size.mjs reads what belongs to what
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => {
          const text = /i18n\/(\w\w)\/(\w+)\.ftl/.exec(facadeModuleId ?? '')
          return text ? `assets/text-${text[1]}-${text[2]}-[hash].js` : 'assets/[name]-[hash].js'
        },
      },
    },
    chunkSizeWarningLimit: 800, // three.js, on its own and late
  },
  server: {
    fs: { allow: ['..'] }, // the texts lie beside the Python code
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { environment: 'happy-dom', setupFiles: 'src/settled.ts', include: ['src/**/*.test.{ts,tsx}'] },
})
