import { Hono } from 'hono'
import * as v from 'valibot'
import { LOCALES } from '../../../../model/languages.ts'
import type { Views } from '../../../../server/content/branches/views.ts'
import { type EditorEnv, editorsOnly } from '../../../../server/http/editors-only.ts'
import type { Told } from '../../../preview/rules/preview.ts'
import type { Capacity } from '../../../releases/rules/capacities.ts'
import { comparedPages, placed } from '../../rules/compared.ts'
import { type DemandPage, missingIn, NOTHING_DEMANDED } from '../../rules/needed.ts'
import { DEMANDS, INVITED, SEEN, type SeenDraft, TICKS, type TickPlace } from '../../rules/ticks.ts'
import { type Asker, asOf, authorOf, type ReviewDoors } from '../asking.ts'
import { createOpening } from '../opening.ts'
import type { createPartsOfDraft } from '../parts/parts-of-draft.ts'
import { refuse } from '../refusals.ts'
import type { Reviews } from '../reviews.ts'
import type { KeptTick } from './tick-store.ts'
import { seenOf, tickerOf } from './who-has-seen.ts'

export type TickParts = ReviewDoors & {
  branches: Views
  reviews: Reviews
  /** Tells what testers are told of a draft. */
  told(branch: string): Promise<Told>
  publicUrl: string
}

const MOST_PLACES = 2000
/** PostgreSQL takes no NUL, also where it only looks for a text. */
const text = v.pipe(v.string(), v.regex(/^[^\0]*$/))
const place = v.object({ path: text, part: text, language: v.picklist(LOCALES), mark: text })
const ticking = v.object({
  branch: v.string(),
  isSeen: v.boolean(),
  places: v.pipe(v.array(place), v.minLength(1), v.maxLength(MOST_PLACES)),
  name: v.optional(v.string()),
  version: v.optional(v.string()),
})
const demanding = v.object({
  demands: v.object({ tester: v.boolean(), translator: v.boolean(), clinician: v.boolean() }),
  clinicians: v.pipe(v.array(v.string()), v.maxLength(200)),
})

/** Makes the routes of ticks, and of what an owner demands. */
export function createTickRoutes(parts: TickParts, partsOf: ReturnType<typeof createPartsOfDraft>) {
  const { branches, reviews, told, publicUrl, ...doors } = parts
  const { ticks, demands } = reviews
  const app = new Hono<EditorEnv>()
  const { asked, sent } = createOpening(branches, doors)

  app.get(SEEN, async (c) => {
    const found = await asked(c)
    if (found instanceof Response) return found
    const { asker, draft } = found
    if (!mayTick(asker)) return refuse(c, 'closed')
    // Whoever is invited learns what they themselves have seen, and nothing of who works here.
    const wanted = asker.kind === 'reader' ? NOTHING_DEMANDED : (await demands.read()).demands
    const [seen, about] = await Promise.all([seenOf(draft, partsOf, reviews, asker), told(draft.branch)])
    const files = placed(seen, about)
    return c.json<SeenDraft>({
      ...{ called: draft.called, files, pages: comparedPages(files, about), demands: wanted, missing: missingIn(files, wanted) },
      ...asOf(asker),
    })
  })

  app.post(TICKS, async (c) => {
    const found = await sent(c, ticking)
    if (found instanceof Response) return found
    const { asker, draft, body } = found
    if (!mayTick(asker)) return refuse(c, 'closed')
    const author = authorOf(asker, body.name, await doors.accounts.list())
    if (typeof author === 'string') return refuse(c, author)
    const by = tickerOf(author)
    const files = new Map((await partsOf(draft)).map((file) => [file.path, file]))
    const keptAt = <Place extends TickPlace>(one: Place): Place => ({ ...one, path: files.get(one.path)?.keptAs ?? one.path })
    if (!body.isSeen) {
      await ticks.remove(draft.draft, by, body.places.map(keptAt))
      return c.json({ ok: true })
    }
    const isAsShown = ({ path, part, language, mark }: (typeof body.places)[number]) =>
      files.get(path)?.parts.some(({ key, marks }) => key === part && marks[language] === mark)
    const isOldPage = body.version !== undefined && body.version !== (await branches.version(body.branch))
    if (isOldPage || !body.places.every(isAsShown)) return refuse(c, 'changed')
    const { clinicians } = await demands.read()
    const at = new Date().toISOString()
    const kept = body.places.map((one): KeptTick => {
      const countsAs = capacitiesOf(asker, one.language, clinicians, files.get(one.path)?.writers ?? [])
      return { ...keptAt(one), ...by, name: author.name, role: roleOf(asker), countsAs, at }
    })
    await ticks.add(draft.draft, kept)
    return c.json({ ok: true })
  })

  app.use(DEMANDS, editorsOnly(doors.accounts, publicUrl, 'accounts.manage'))
  const demanded = async (): Promise<DemandPage> => ({
    ...(await demands.read()),
    people: (await doors.accounts.list()).map(({ name, email }) => ({ name, email })),
  })
  app.get(DEMANDS, async (c) => c.json<DemandPage>(await demanded()))
  app.post(DEMANDS, async (c) => {
    const wanted = v.safeParse(demanding, await c.req.json().catch(() => undefined))
    if (!wanted.success) return refuse(c, 'unread')
    const there = new Set((await doors.accounts.list()).map(({ email }) => email))
    await demands.write({ ...wanted.output, clinicians: wanted.output.clinicians.filter((email) => there.has(email)) })
    return c.json<DemandPage>(await demanded())
  })
  return app
}

const mayTick = (asker: Asker) => asker.kind !== 'reader' || asker.link.tester !== undefined

/** What a tick says of whoever made it: the role of an account, or how they came to look. */
const roleOf = (asker: Asker) => (asker.kind === 'account' ? asker.editor.role : asker.kind === 'reader' ? INVITED : 'tester')

/**
 * What somebody's tick counts as. Whoever wrote in a file is not its tester, nor is whom they invited; of those who have the testers'
 * password nobody knows who they are, so their ticks are kept and count as nothing. A translator is one of their own languages.
 */
function capacitiesOf(asker: Asker, language: KeptTick['language'], clinicians: string[], writers: string[]): Capacity[] {
  if (asker.kind === 'tester') return []
  if (asker.kind === 'reader') return asker.link.email === undefined || writers.includes(asker.link.email) ? [] : ['tester']
  const { role, languages, email } = asker.editor
  const isTranslator = role === 'translator' && languages.includes(language)
  return [
    ...(writers.includes(email) ? [] : (['tester'] as const)),
    ...(isTranslator ? (['translator'] as const) : []),
    ...(clinicians.includes(email) ? (['clinician'] as const) : []),
  ]
}
