import { LOCALES } from '../../../../model/languages.ts'
import type { Missing } from '../../../releases/rules/missing.ts'
import { missingIn } from '../../rules/needed.ts'
import type { ChangedPart } from '../../rules/parts.ts'
import { INVITED, type SeenFile, type SeenIn, type SeenPart, type Tick } from '../../rules/ticks.ts'
import { type Asker, authorOf, type CommentAuthor } from '../asking.ts'
import type { ReviewedFile } from '../parts/parts-of-draft.ts'
import type { ReviewedDraft } from '../reviewed-drafts.ts'
import type { Reviews } from '../reviews.ts'
import type { KeptTick } from './tick-store.ts'

/** What the commit of a release calls those who have no account. */
const SAID: Record<string, string> = { tester: 'tester, by password', [INVITED]: 'invited tester' }

type Parts = (draft: ReviewedDraft) => Promise<ReviewedFile[]>

/** Returns what a draft changes, with those who have seen it. */
export async function seenOf(draft: ReviewedDraft, partsOf: Parts, { ticks }: Reviews, asker?: Asker): Promise<SeenFile[]> {
  const [files, kept] = await Promise.all([partsOf(draft), ticks.of(draft.draft)])
  return files.map(({ parts, writers: _, keptAs, ...file }) => {
    const own = kept.filter(({ path }) => path === keptAs)
    return { ...file, parts: parts.map((part) => seenPart(part, own, asker)) }
  })
}

/** Returns what is missing before a draft may go out. */
export async function missingOf(draft: ReviewedDraft, partsOf: Parts, reviews: Reviews): Promise<Missing[]> {
  const { demands } = await reviews.demands.read()
  if (!Object.values(demands).some(Boolean)) return []
  return missingIn(await seenOf(draft, partsOf, reviews), demands)
}

/** Names those whose ticks stand, with what each is, and without an address: `'Nadia Farouk (translator), Ann (invited tester), Bo (tester, by password)'` */
export async function seenByOf(draft: ReviewedDraft, partsOf: Parts, reviews: Reviews): Promise<string> {
  const files = await seenOf(draft, partsOf, reviews)
  const ticks = files.flatMap(({ parts }) => parts.flatMap(({ languages }) => languages.flatMap(({ by }) => by)))
  const named = ticks.map(({ name, role, countsAs }) => `${name} (${countsAs.includes('clinician') ? 'clinician' : (SAID[role] ?? role)})`)
  return [...new Set(named)].join(', ')
}

function seenPart({ marks, ...part }: ChangedPart, kept: KeptTick[], asker: Asker | undefined): SeenPart {
  const languages = LOCALES.flatMap((language): SeenIn[] => {
    const mark = marks[language]
    if (mark === undefined) return []
    const all = kept.filter((tick) => tick.part === part.key && tick.language === language)
    const here = asker?.kind === 'reader' ? all.filter((tick) => isOwn(tick, asker)) : all
    return [
      {
        ...{ language, mark },
        by: here.filter((tick) => tick.mark === mark).map(told),
        before: here.filter((tick) => tick.mark !== mark).map(told),
        isOwn: here.some((tick) => tick.mark === mark && isOwn(tick, asker)),
      },
    ]
  })
  return { ...part, languages }
}

const told = ({ kind, name, role, countsAs, at }: KeptTick): Tick => ({ kind, name, role, countsAs, at })

/** Whose a tick is, as it is kept: an invited tester is known by the number of their link, which nobody can give as a name. */
export const tickerOf = ({ kind, id }: CommentAuthor): Pick<KeptTick, 'kind' | 'person'> =>
  kind === 'account' ? { kind, person: id } : { kind: 'tester', person: id }

/** Tells whether a tick is that of whoever asks; what somebody with the testers' password has seen is nobody's own. */
function isOwn({ kind, person }: KeptTick, asker: Asker | undefined) {
  const author = asker && asker.kind !== 'tester' ? authorOf(asker, undefined, []) : undefined
  if (!author || typeof author === 'string') return false
  const own = tickerOf(author)
  return own.kind === kind && own.person === person
}
