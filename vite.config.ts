import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { scriptText } from './src/hydration/script-text.ts'

/** What all pages are made with comes in one piece, which stays the same from release to release. In pieces with our own code they waited for one another, and nothing started. */
const framework = {
  name: 'framework',
  test: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)\//,
  priority: 1,
}
/** What several pages share comes in few pieces: each small file of its own costs a visitor about 400 bytes of headers. Forms share among themselves, so that no page without one fetches them. */
const shared = {
  name: 'shared',
  test: /\/src\/(?!features\/enquiries\/view\/)/,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 10_000,
}
const output = {
  codeSplitting: { groups: [framework, shared] },
  // Else each piece is named after everything that shares it.
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`,
}

export default defineConfig({
  plugins: [tailwindcss(), scriptText(), reactRouter()],
  // The server serves public/ as it is.
  publicDir: false,
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output } } } },
  // Found late, these would be bundled anew while the editor's preview is open, with a second copy of React.
  optimizeDeps: { include: ['tinacms/dist/react', 'tinacms/tina-field', 'react-i18next', 'i18next'] },
})
