import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentState, Damage, LateBackup } from '../../../model/content-state.ts'
import { type EditorEnv, editorsOnly, needs, type SignedIn } from '../../http/editors-only.ts'
import type { Probe } from '../../http/health/probe.ts'
import { toldOf } from '../../http/told.ts'
import { editorsBranch } from '../branches/chosen.ts'
import { type Branches, MAIN, type Views } from '../branches/views.ts'
import { named } from '../document-names.ts'
import type { Sync } from '../remote/sync.ts'
import type { ContentStore } from '../store.ts'

type Parts = {
  branches: Branches | Views
  hasHistory: boolean
  remote?: Sync
  lateBackup?: () => Promise<LateBackup | undefined>
  /** The checks of the disks. */
  probes?: Probe[]
  accounts: SignedIn
  publicUrl: string
}

const MOST_BYTES = 4 * 1024

/**
 * Makes the routes for the state of the content: `GET /api/content/state`, and for editors to bring back a document's last
 * good text, or to decide between two texts.
 */
export function createState({ branches, hasHistory, remote, lateBackup, probes = [], accounts, publicUrl }: Parts) {
  const app = new Hono<EditorEnv>()
  app.use('/api/content/*', editorsOnly(accounts, publicUrl, 'content.read'), bodyLimit({ maxSize: MOST_BYTES }))
  const openBranch = async (c: Context) => (await branches.open(editorsBranch(c) ?? MAIN)) as ContentStore | undefined
  const no = (c: Context, error: unknown) => c.json({ message: error instanceof Error ? toldOf(error, 'Content') : String(error) }, 409)

  app.get('/api/content/state', async (c) => {
    const store = await openBranch(c).catch(() => undefined)
    const { main } = branches
    const troubles = (await Promise.all(probes.map((probe) => probe()))).filter((sentence) => sentence !== undefined)
    const state: ContentState = {
      history: hasHistory,
      ...(troubles.length > 0 && { troubles }),
      ...(main.locked && { locked: true }),
      folderElsewhere: main.files !== undefined && main.folder === undefined,
      damaged: store?.damages
        ? await Promise.all(store.damages().map(async (damage) => ({ ...damage, ...(await nameIn(store, damage)) })))
        : [],
      remote: await remote?.state(),
      lateBackup: await lateBackup?.(),
    }
    return c.json(state)
  })

  app.post('/api/content/mend', needs('history.restore'), async (c) => {
    const { path } = await bodyOf(c)
    const store = editorsBranch(c) ? await openBranch(c) : undefined
    const damage = store?.damages().find((one) => one.path === path && one.shown === 'earlier')
    const text = damage && (await store?.textOf(damage.path))
    if (!store || !damage || text === undefined) return no(c, 'There is no earlier text of this document to bring back.')
    // A repair is no edit: it stands open to those who otherwise work on drafts only.
    const { errors } = await store.put({ ...c.var.editor, draftsOnly: undefined }, new Map([[damage.path, text]]))
    return errors ? no(c, errors.map(({ message }) => message).join(' ')) : c.json({ ok: true })
  })

  app.post('/api/content/settle', needs('history.restore'), async (c) => {
    const { branch, path, keep } = await bodyOf(c)
    if (!remote || typeof branch !== 'string' || typeof path !== 'string' || (keep !== 'here' && keep !== 'there'))
      return no(c, 'Name the branch, the file, and which text to keep.')
    return remote.settle({ branch, path, keep, editor: c.var.editor }).then(
      () => c.json({ ok: true }),
      (error: unknown) => no(c, error),
    )
  })
  return app
}

const bodyOf = (c: Context): Promise<Record<string, unknown>> =>
  c.req.json<Record<string, unknown> | null>().then(
    (body) => body ?? {},
    () => ({}),
  )

/** Names a document by the text that is shown of it, because its file may say nothing. */
async function nameIn(store: ContentStore, { path }: Damage) {
  const { collection, title } = named(path, (await store.textOf(path)) ?? null)
  return { collection, title }
}
