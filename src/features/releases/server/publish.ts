import { randomBytes } from 'node:crypto'
import type { Author } from '../../../model/editor.ts'
import type { Branches } from '../../../server/content/branches/views.ts'
import type { Checkout } from '../../../server/content/git/checkout.ts'
import { isStill } from '../../../server/content/releases/bring.ts'
import { releaseNote } from '../../../server/content/releases/notes.ts'
import { type DryRun, type Obstacle, obstacles, type Publication, toAccept } from '../rules/dry-run.ts'
import type { Released } from '../rules/release.ts'
import type { KnownDraft } from './drafts.ts'
import type { createDryRuns } from './dry-run.ts'
import { missingSentence } from './missing-sentence.ts'

const TRIES = 4

/** Returns the name of a new release: `'20261123-k3f9ab'`. */
export const newRelease = (now = new Date()): string =>
  `${now.toISOString().slice(0, 10).replace(/-/g, '')}-${randomBytes(4).toString('hex')}`

const WHY_NOT = {
  nothing: 'the site has all of this draft already.',
  errors: 'the content report finds new errors because of this draft. Put them right first.',
  open: 'the site and the draft have both changed the same text. Choose which stands.',
  unseen: 'the content report has something new to look at. Look at it, then publish.',
}
const UNSETTLED = 'comments or ticks on the draft are open. Look at what is open, and say whether it goes out all the same.'

/** Tells what keeps a draft from being published as it is; undefined where nothing does. */
function obstacleOf(dryRun: DryRun, { choices, looked }: Pick<Publication, 'choices' | 'looked'>): Obstacle | undefined {
  const { open, errors, unseen, missing } = obstacles(dryRun, choices, looked)
  if (dryRun.refused) return 'refused'
  if (dryRun.files.length === 0) return 'nothing'
  if (errors > 0) return 'errors'
  if (open > 0) return 'open'
  if (unseen > 0) return 'unseen'
  return missing > 0 ? 'missing' : undefined
}

/** Says what keeps a draft from being published, as the second half of a sentence. */
function whyNot(obstacle: Obstacle, { refused = '', missing = [] }: Pick<DryRun, 'refused' | 'missing'>): string {
  if (obstacle === 'refused') return refused
  return obstacle === 'missing' ? missingSentence(missing) : WHY_NOT[obstacle]
}

/**
 * Says why a draft is not published, or not planned, as it was shown and agreed to: as the second half of a sentence, with the obstacle
 * where its draft has one. What an owner demands may be met until the time of a plan.
 */
export function refusalOf(
  dryRun: DryRun,
  wanted: Pick<Publication, 'choices' | 'looked' | 'accepted'>,
  isPlanned = false,
): { why: string; obstacle?: Obstacle } | undefined {
  const obstacle = obstacleOf(dryRun, wanted)
  if (obstacle && !(isPlanned && obstacle === 'missing')) return { why: whyNot(obstacle, dryRun), obstacle }
  const isAgreed = toAccept(dryRun, isPlanned).every((key) => wanted.accepted?.includes(key))
  return isAgreed ? undefined : { why: UNSETTLED }
}

/** Is thrown where the site was changed between the look at it and the commit. */
class SiteChanged extends Error {}

/** Says why nothing was published; without an `obstacle` it could not be saved. */
export type NotPublished = { refused: string; obstacle?: Obstacle }

/**
 * Brings a draft to the site as one commit, upon what is there at that moment. What came meanwhile is joined with it anew; where that
 * asks for something that nobody has decided, nothing is published. The release gets the name `id`.
 */
export async function publish(
  branches: Branches,
  site: Checkout,
  dryRuns: ReturnType<typeof createDryRuns>,
  draft: KnownDraft,
  editor: Author,
  wanted: Publication,
  id = newRelease(),
): Promise<Released | NotPublished> {
  for (let tries = 1; ; tries += 1) {
    const prepared = await dryRuns.of(site, draft, wanted.tip, wanted.choices)
    const { brought, files } = prepared
    const dryRun = dryRuns.shown(draft, prepared, editor.email)
    const refusal = refusalOf(dryRun, wanted)
    if (refusal) {
      const { why, ...more } = refusal
      return { refused: `Nothing was published: ${why}`, ...more }
    }
    const { renames } = brought
    const reviewed = await dryRuns.seenBy(draft, wanted.tip)
    const note = releaseNote({ id, draft: draft.name, branch: draft.branch, tip: wanted.tip, reviewed, renames }, editor)
    let isChanged = false
    const { errors } = await branches.main.release(editor, async () => {
      isChanged = !(await isStill(branches, site, brought))
      if (isChanged) throw new SiteChanged('the site was changed in this moment. Publish once more')
      return { files: brought.files, release: { renames, note } }
    })
    if (!errors) return { release: id, files: files.size }
    if (!isChanged || tries === TRIES) return { refused: errors.map(({ message }) => message).join(' ') }
  }
}
