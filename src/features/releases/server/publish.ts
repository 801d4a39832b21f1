import { randomBytes } from 'node:crypto'
import type { Author } from '../../../model/editor.ts'
import type { Branches } from '../../../server/content/branches/views.ts'
import type { Checkout } from '../../../server/content/git/checkout.ts'
import { releaseNote } from '../../../server/content/releases/notes.ts'
import { obstacles, type Plan, type Publication } from '../rules/plan.ts'
import type { Released } from '../rules/release.ts'
import { isStill } from './bring.ts'
import type { KnownDraft } from './drafts.ts'
import { missingSentence } from './missing-sentence.ts'
import type { createPlans } from './plan.ts'

const TRIES = 4

/** Returns the name of a new release: `'20261123-k3f9ab'`. */
export const newRelease = (now = new Date()): string =>
  `${now.toISOString().slice(0, 10).replace(/-/g, '')}-${randomBytes(4).toString('hex')}`

/** Why a plan can't be published as it is, in a sentence; undefined where it can. */
export function obstacleIn(plan: Plan, { choices, looked }: Pick<Publication, 'choices' | 'looked'>): string | undefined {
  const { open, errors, unseen, missing } = obstacles(plan, choices, looked)
  if (plan.refused) return `Nothing was published: ${plan.refused}`
  if (plan.files.length === 0) return 'Nothing was published: the site has all of this draft already.'
  if (errors > 0) return 'Nothing was published: the content report finds new errors because of this draft. Put them right first.'
  if (open > 0) return 'Nothing was published: the site and the draft have both changed the same text. Choose which stands.'
  if (unseen > 0) return 'Nothing was published: the content report has something new to look at. Look at it, then publish.'
  return missing > 0 ? missingSentence(plan.missing ?? []) : undefined
}

/** Is thrown where the site has moved between the look at it and the commit. */
class Moved extends Error {}

/**
 * Brings a draft to the site as one commit, upon what is there at that moment. What came meanwhile is joined with it anew; where that
 * asks for something that nobody has decided, nothing is published.
 */
export async function publish(
  branches: Branches,
  site: Checkout,
  plans: ReturnType<typeof createPlans>,
  draft: KnownDraft,
  editor: Author,
  wanted: Publication,
): Promise<Released | { refused: string }> {
  for (let tries = 1; ; tries += 1) {
    const prepared = await plans.of(site, draft, wanted.tip, wanted.choices)
    const { brought, files } = prepared
    const obstacle = obstacleIn(plans.shown(draft, prepared, editor.email), wanted)
    if (obstacle) return { refused: obstacle }
    const id = newRelease()
    const { renames } = brought
    const reviewed = await plans.seenBy(draft, wanted.tip)
    const note = releaseNote({ id, draft: draft.name, branch: draft.branch, tip: wanted.tip, reviewed, renames }, editor)
    let hasMoved = false
    const { errors } = await branches.main.release(editor, async () => {
      hasMoved = !(await isStill(branches, site, brought))
      if (hasMoved) throw new Moved('the site was changed in this moment. Publish once more')
      return { files: brought.files, release: { renames, note } }
    })
    if (!errors) return { release: id, files: files.size }
    if (!hasMoved || tries === TRIES) return { refused: errors.map(({ message }) => message).join(' ') }
  }
}
