import { LRUCache } from 'lru-cache'
import { addressOf, PICTURES } from '../../../model/picture-address.ts'
import type { Views } from '../../../server/content/branches/views.ts'
import type { Files } from '../../../server/content/changes.ts'
import type { Checkout } from '../../../server/content/git/checkout.ts'
import { openStore } from '../../../server/content/open-store.ts'
import { overlaid } from '../../../server/content/overlaid.ts'
import { treePlace } from '../../../server/content/place/tree-place.ts'
import { bringDraft, filesWith } from '../../../server/content/releases/bring.ts'
import { releasesIn } from '../../../server/content/releases/notes.ts'
import type { ReadingStore } from '../../../server/content/store.ts'
import type { Tree } from '../../../server/content/tree.ts'
import { toldOf } from '../../../server/http/told.ts'
import type { Means } from './dry-run.ts'
import type { PlannedRelease, PlannedReleases } from './planned.ts'
import { type Step, stepsUntil } from './steps.ts'
import { joinBack } from './take-back.ts'

/** The site as it will be: its content, the addresses of the pictures that it has not yet, and the names of drafts by what becomes of them. */
type FutureSite = { store: ReadingStore; pictures: string[]; begun: string[]; ended: string[]; left: string[] }

/** So many moments, with what is due by each, are kept; each is an index of the whole content. */
const KEPT_AT_MOST = 3

type Parts = Pick<Means, 'missing'> & { planned: PlannedReleases }

/**
 * Returns the site as it will be at a moment, with the drafts that are due by then and without the releases that have ended. The moment's
 * own clock is the pages' matter. `isLeftOut` tells which planned releases are looked away from.
 */
export function createFuture(
  { main, find }: Views,
  { planned, missing }: Parts,
): (moment: Date, isLeftOut?: (one: PlannedRelease) => boolean) => Promise<FutureSite> {
  const kept = new LRUCache<string, Promise<FutureSite>>({ max: KEPT_AT_MOST })

  /** Tells whether a draft is as it was planned, and was seen by all who have to. */
  async function isReady({ ends, planned: { branch, tip } }: Step): Promise<boolean> {
    if (ends) return true
    return (await find(branch)).ref?.tip === tip && !(await missing?.(branch, tip))?.length
  }

  /** Returns the files that a step changes; undefined where the draft would not go out as it stands. */
  async function changedBy({ ends, planned: one }: Step, site: Checkout, files: Tree): Promise<Files | undefined> {
    if (ends) {
      const all = await releasesIn(site)
      const release = all.find(({ id }) => id === one.release)
      const isBack = all.some(({ takesBack }) => takesBack === one.release)
      return release && !isBack ? (await joinBack(site, release, files)).files : new Map()
    }
    const brought = await bringDraft({ main: { files: () => files } }, site, one.branch, one.tip, one.choices)
    if (brought.questions.some(({ key }) => !one.choices[key])) return undefined
    return filesWith(files, brought, one.branch).catch((error: Error) => void toldOf(error, 'Drafts'))
  }

  async function make(site: Checkout, now: Tree, steps: Step[], ready: boolean[]): Promise<FutureSite> {
    const told = { begun: [] as string[], ended: [] as string[], left: [] as string[] }
    const pictures = new Set<string>()
    let files = now
    for (const [index, step] of steps.entries()) {
      const changed = ready[index] ? await changedBy(step, site, files).catch(() => undefined) : undefined
      told[!changed ? 'left' : step.ends ? 'ended' : 'begun'].push(step.planned.name)
      if (!changed) continue
      files = overlaid(files, changed)
      for (const path of changed.keys()) if (path.startsWith(`${PICTURES}/`)) pictures.add(addressOf(path.slice(PICTURES.length + 1)))
    }
    const store = files === now ? main : await openStore(treePlace(files), { label: 'The site at another time', beside: main })
    return { store, pictures: [...pictures], ...told }
  }

  return async (moment, isLeftOut = () => false) => {
    const all = await planned.list(new Date())
    const steps = stepsUntil(
      moment,
      all.filter((one) => !isLeftOut(one)),
    )
    if (!main.checkout || !main.files || steps.length === 0) return { store: main, pictures: [], begun: [], ended: [], left: [] }
    const ready = await Promise.all(steps.map(isReady))
    const at = JSON.stringify([main.revision, ready, steps.map(({ ends, planned: { number, tip } }) => [ends, number, tip])])
    const found = kept.get(at) ?? make(main.checkout, main.files(), steps, ready)
    kept.set(at, found)
    found.catch(() => kept.delete(at))
    return found
  }
}
