import type { Plugin } from 'vite'

/**
 * Names scripts in the head of the admin's page that its first form needs, though they are divided from its own: else they
 * would be asked for only once that form is drawn. `isNeeded` tells which by the module that a script stands for.
 */
export function fetchEarly(isNeeded: (module: string) => boolean): Plugin {
  let base = '/'
  return {
    name: 'fetch-early',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, chunk }) {
        const found = new Set<string>()
        const add = (name: string) => {
          const script = bundle[name]
          if (script?.type !== 'chunk' || found.has(name) || name === chunk?.fileName) return
          found.add(name)
          script.imports.forEach(add)
        }
        for (const [name, script] of Object.entries(bundle)) if (script.type === 'chunk' && isNeeded(script.facadeModuleId ?? '')) add(name)
        const attrs = (name: string) => ({ rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: base + name })
        return [...found].map((name) => ({ tag: 'link', attrs: attrs(name), injectTo: 'head' as const }))
      },
    },
  }
}
