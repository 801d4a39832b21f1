import { NOTHING_TOLD } from '../../content/preview.ts'
import { MAIN, type Views } from '../branches/views.ts'
import type { ReadingStore } from '../content/store.ts'

/** The one branch that a site on TinaCloud shows; others are previewed where they are edited. */
export function cloudViews(main: ReadingStore, branch: string): Views {
  const isMain = (name: string) => name === MAIN || name === branch
  return {
    main,
    isMain,
    open: async (name) => (isMain(name) ? main : undefined),
    look: async () => ({ store: main, preview: { branches: [MAIN], ...NOTHING_TOLD } }),
    version: async () => undefined,
    close: () => main.close(),
  }
}
