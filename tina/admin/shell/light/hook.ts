import { registerHooks } from 'node:module'

const OURS = new URL('./vite.ts', import.meta.url).href
let theirs = ''

/**
 * Replaces Vite for TinaCMS's command line, which builds the admin and has no option for Vite's plugins: it gets `vite.ts`,
 * and what that imports as `vite` is the very version that the command line would have got.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    if (specifier !== 'vite') return next(specifier, context)
    if (parentURL.includes('/@tinacms/cli/dist/')) {
      theirs = parentURL
      return next(OURS, context)
    }
    return next(specifier, parentURL === OURS ? { ...context, parentURL: theirs } : context)
  },
})
