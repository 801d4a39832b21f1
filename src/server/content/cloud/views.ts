import { MAIN, type Views } from '../branches/views.ts'
import type { ReadingStore } from '../store.ts'

/** Returns the one branch that a site on TinaCloud shows. Others are previewed where they are edited. */
export function cloudViews(main: ReadingStore, branch: string): Views {
  const isMain = (name: string) => name === MAIN || name === branch
  return {
    main,
    isMain,
    open: async (name) => (isMain(name) ? main : undefined),
    find: async () => ({ branches: [MAIN] }),
    version: async () => undefined,
    close: () => main.close(),
  }
}
