import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { scriptText } from './src/hydration/script-text.ts'

const SRC = `${import.meta.dirname}/src/`

/** What all pages are made with comes in one piece, which stays the same from release to release. In pieces with our own code they waited for one another, and nothing started. */
const framework = {
  name: 'framework',
  test: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)\//,
  priority: 1,
}
/** What only some pages have: forms, the search, the body of a treatment, the way in for staff, and what testers and editors see and read. */
const OF_SOME_PAGES =
  /^(features\/(enquiries|reviews|preview|gate\/(view\/staff-access|rules\/local-path))|i18n\/(preview|review)-words|editing(?!\/view)|content\/(search|view\/links)|model\/(email|picture-address)|ui\/field\.|components\/(search\/(?!search-form)|treatment\/(treatment-body|treatment-details|booking-card)))/
/** What several other pages share comes in one piece: each file of its own costs a visitor about 400 bytes of headers. */
const shared = {
  name: 'shared',
  test: (id: string) => id.startsWith(SRC) && !OF_SOME_PAGES.test(id.slice(SRC.length)),
  minShareCount: 2,
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
