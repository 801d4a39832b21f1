import type { Probe } from '../http/health/probe.ts'
import type { ReadingStore } from './store.ts'

/**
 * Returns the probes of the content, for /healthz: one says how many documents can't be read, the other that the folder
 * shows another branch than the site's.
 */
export const contentProbes = (main: ReadingStore): Probe[] => [
  async () => {
    const damaged = main.damages?.().length ?? 0
    if (damaged === 0) return undefined
    return damaged === 1
      ? 'A document of the content can’t be read as it stands: the admin says which, and brings back its last good text.'
      : `${damaged} documents of the content can’t be read as they stand: the admin says which, and brings back their last good texts.`
  },
  async () =>
    main.files && main.folder === undefined
      ? 'Another branch is checked out in CONTENT_DIR: the site’s own is served, and saved, from git.'
      : undefined,
  async () =>
    main.locked &&
    'git doesn’t work in CONTENT_DIR, so every save is refused: see whose the folder is. The log says what git said, and what helps.',
]
