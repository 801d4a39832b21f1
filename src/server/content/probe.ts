import type { Probe } from '../http/health/probe.ts'
import type { ReadingStore } from './store.ts'

/**
 * Returns the probes of the content, for /healthz: one says how many documents can't be read, the others that the folder
 * shows another branch than the site's, that git doesn't work in it, and that git has moved the branch without it.
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
  async () =>
    main.apart?.() &&
    'git has moved the site’s branch without the files in CONTENT_DIR, so every save is refused: the log says what helps.',
]
