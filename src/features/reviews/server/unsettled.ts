import { LOCALES } from '../../../model/languages.ts'
import type { Unsettled } from '../../releases/rules/missing.ts'
import { type SeenFile, speakerOf, type Tick } from '../rules/ticks.ts'
import { createFollowing } from './comments/followed.ts'
import { threadsOf } from './comments/threads.ts'
import type { createPartsOfDraft } from './parts/parts-of-draft.ts'
import type { ReviewedDraft } from './reviewed-drafts.ts'
import type { Reviews } from './reviews.ts'
import { seenOf } from './ticks/who-has-seen.ts'

/** Makes what tells of a draft which threads are open, and which parts nobody has ticked once ticking has begun. */
export function createUnsettled(partsOf: ReturnType<typeof createPartsOfDraft>, reviews: Reviews) {
  const following = createFollowing()
  return async (draft: ReviewedDraft): Promise<Unsettled[]> => {
    const kept = await reviews.comments.of(draft.draft)
    const [threads, files] = await Promise.all([
      threadsOf(kept, draft, following, { kind: 'tester' }),
      // Parts are taken apart only where somebody has ticked one.
      (await reviews.ticks.of(draft.draft)).length > 0 ? seenOf(draft, partsOf, reviews) : [],
    ])
    const open = threads.flatMap(({ number, title, where, language, remarks, settled }): Unsettled[] => {
      const newest = remarks.at(-1)
      if (settled || !newest) return []
      const { by, at, text } = newest
      return [
        { kind: 'comment', key: `comment ${number} ${newest.number}`, title, where, language, by: by.name, byKind: by.kind, at, text },
      ]
    })
    return [...open, ...files.flatMap(untickedIn)]
  }
}

/** What of a file nobody has ticked as it is now, language by language. */
const untickedIn = ({ path, title, parts }: SeenFile): Unsettled[] =>
  LOCALES.flatMap((language) => {
    const open = parts.flatMap(({ languages }) => languages).filter((one) => one.language === language && one.by.length === 0)
    if (open.length === 0) return []
    const last = open
      .flatMap(({ before }) => before)
      .reduce<Tick | undefined>((newest, one) => (newest && newest.at > one.at ? newest : one), undefined)
    return [
      {
        ...{ kind: 'tick', key: `tick ${path} ${language}`, title, language, parts: open.length },
        ...(last && { last: { by: last.name, byKind: speakerOf(last).kind, at: last.at } }),
      },
    ]
  })
