import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cardsOf, cardsPlacedOn, relatedTo } from '../../../content/view/cards.ts'
import { load } from '../../../content/view/load.ts'
import { localise } from '../../../content/view/localise.ts'
import type { RawView } from '../../../content/view/view.ts'
import { parseAddress } from '../../../i18n/addresses.ts'
import { targetOf } from '../../../model/address.ts'
import { type EditorEnv, editorsOnly, refuseWithout, type SignedIn } from '../../http/editors-only.ts'
import { editorsBranch } from '../branches/chosen.ts'
import { type Branches, MAIN } from '../branches/views.ts'
import { type KeptTexts, knowForms } from '../save/shown-texts.ts'
import { excess } from './query-limits.ts'

const MOST_BYTES = 2 * 1024 * 1024

/**
 * Tells whether a GraphQL text may write, by the word `mutation` alone. A query that is wrongly taken for a mutation only
 * waits for its turn like a save.
 */
export const writes = (query: string) => /\bmutation\b/.test(query)

type Parts = {
  branches: Branches
  accounts: SignedIn
  publicUrl: string
  /** The texts that forms began with and that no commit holds. */
  texts: KeptTexts
  /** Further routes of the admin below `/api/tina`. They are for editors alone, too. */
  more?: Hono<EditorEnv>[]
}

/**
 * Makes the routes that the admin and its preview ask: Tina's queries and mutations, and the raw documents of a page. They
 * are for editors alone.
 */
export function createGateway({ branches, accounts, publicUrl, texts, more = [] }: Parts) {
  const app = new Hono<EditorEnv>()
  const forms = knowForms(texts)
  const tooBig = bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ message: 'The document is larger than 2 MB.' }, 413) })
  app.use('/api/tina/*', editorsOnly(accounts, publicUrl, 'content.read'), tooBig)
  app.use('/api/documents', editorsOnly(accounts, publicUrl, 'content.read'))
  app.post('/api/tina/gql', async (c) => {
    const body = await c.req.json<{ query?: unknown; variables?: Record<string, unknown> | null }>().catch(() => undefined)
    const variables = (body?.variables ?? {}) as Record<string, unknown>
    if (typeof body?.query !== 'string' || typeof variables !== 'object')
      return c.json({ message: 'The body must be JSON with a query, and perhaps with variables.' }, 400)
    const tooMuch = excess(body.query, variables)
    if (tooMuch) return c.json({ message: tooMuch }, 400)
    const refused = writes(body.query) ? refuseWithout(c, 'content.translate') : undefined
    if (refused) return refused
    const name = editorsBranch(c)
    // The admin's cookie ends after an hour: without it a stale tab would save to the site itself.
    if (writes(body.query) && !name) return c.json({ message: 'The admin no longer knows its branch. Reload it, then save again.' }, 409)
    const store = await branches.open(name ?? MAIN)
    if (!store) return c.json({ message: `There is no branch ${name} any more. Choose another one.` }, 409)
    const { editor } = c.var
    const form = forms.of({ branch: name ?? MAIN, ...toldBy(variables) })
    return c.json(await (writes(body.query) ? store.save(editor, body.query, variables, form) : store.open(form, body.query, variables)))
  })
  for (const routes of more) app.route('/', routes)
  app.get('/api/documents', async (c) => {
    const { path } = parseAddress(c.req.query('path') ?? '/')
    const store = await branches.open(editorsBranch(c) ?? MAIN)
    if (!store) return c.json({ message: 'There is no such branch.' }, 404)
    const content = store.content()
    const found = await load(content, targetOf(path))
    // Search, and addresses that show nothing, still have a header and a footer.
    if (!found) return c.json([await content.settings()])
    const treatments = await Promise.all(shownTreatments(found.raw).map((slug) => content.treatment(slug)))
    const team = await Promise.all((found.raw.team ?? []).map(({ _sys }) => content.teamMember(_sys.relativePath)))
    return c.json([...found.fetched, ...treatments.filter(Boolean), ...team])
  })
  return app
}

/** Returns what a form tells of itself beside its values: its name, and the revision that it began with. */
function toldBy({ form, opened }: Record<string, unknown>) {
  return { name: typeof form === 'string' ? form : undefined, opened: typeof opened === 'string' ? opened : undefined }
}

/** Returns the file names of the treatments whose cards a page shows; the page's own treatment is not among them. */
function shownTreatments(raw: RawView): string[] {
  const cards = cardsOf(raw.treatments ?? [], 'en')
  if (raw.treatment) return relatedTo(raw.treatment._sys.filename, cards).map(({ slug }) => slug)
  const blocks = raw.page ? (localise(raw.page, 'en').blocks ?? []) : []
  return cardsPlacedOn(blocks, cards).map(({ slug }) => slug)
}
