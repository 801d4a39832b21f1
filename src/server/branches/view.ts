import type { Context } from 'hono'
import type { Preview } from '../../content/preview.ts'
import type { ReadingStore } from '../content/store.ts'
import type { Accounts } from '../editors/accounts.ts'
import type { Gate } from '../gate/gate.ts'
import { MAIN, type Views } from './branches.ts'
import { editorsBranch, testersBranch } from './chosen.ts'

/** Whose content a request gets. `editing`: it is the page inside the admin's frame. */
type View = { store: ReadingStore; preview?: Preview; editing: boolean }

/**
 * In the admin's frame the editor's branch; for a tester the one chosen in the preview bar; for everybody else the
 * site's own content, whatever cookies they send.
 */
export async function viewFor(
  c: Context,
  { branches, accounts, gate }: { branches: Views; accounts: Accounts; gate: Gate },
): Promise<View> {
  const inFrame = c.req.header('sec-fetch-dest') === 'iframe'
  // The page in the frame also fetches data, and a request for data names no frame. While accounts are away, it is a visitor's.
  const editorOf = () => accounts.editorOf(c.req.raw.headers).catch(() => undefined)
  const editing = (inFrame || c.req.path.endsWith('.data')) && Boolean(await editorOf())
  if (editing && inFrame) return { store: (await branches.open(editorsBranch(c) ?? MAIN)) ?? branches.main, editing }
  if (!(await gate.isTester(c))) return { store: branches.main, editing }
  const preview = await branches.preview(testersBranch(c))
  const store = (preview.branch && (await branches.open(preview.branch))) || branches.main
  return { store, editing, ...(preview.branches.length > 1 && { preview }) }
}
