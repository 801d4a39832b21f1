import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server serves public/ as it is.
  publicDir: false,
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // Found late, these would be bundled anew while the editor's preview is open, with a second copy of React.
  optimizeDeps: { include: ['tinacms/dist/react', 'tinacms/tina-field', 'react-i18next', 'i18next'] },
})
