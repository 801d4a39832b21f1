import type { Context } from 'hono'
import type { BranchPictures } from '../../content/branch-pictures.ts'
import type { Before, Preview } from '../../content/preview.ts'
import type { ContentStore } from '../content/store.ts'
import type { Accounts } from '../editors/accounts.ts'
import type { Gate } from '../gate/gate.ts'
import type { Branches } from './branches.ts'
import { editorsBranch, testersBranch } from './chosen.ts'

/** Whose content a request gets, its pictures, and what it is compared with. `editing`: it is the page inside the admin's frame. */
type View = { store: ContentStore; preview?: Preview; before?: Before; pictures?: BranchPictures; editing: boolean }

/**
 * In the admin's frame the editor's branch; for a tester the one chosen in the preview bar; for everybody else the
 * site's own content, whatever cookies they send.
 */
export async function viewFor(
  c: Context,
  { branches, accounts, gate }: { branches: Branches; accounts: Accounts; gate: Gate },
): Promise<View> {
  const inFrame = c.req.header('sec-fetch-dest') === 'iframe'
  // The page in the frame also fetches data, and a request for data names no frame. While accounts are away, it is a visitor's.
  const editorOf = () => accounts.editorOf(c.req.raw.headers).catch(() => undefined)
  const editing = (inFrame || c.req.path.endsWith('.data')) && Boolean(await editorOf())
  const shown = async (branch: string | undefined) => {
    const store = branch && (await branches.open(branch))
    const changes = store && branch ? await branches.changes(branch) : undefined
    return { store: store || branches.main, changes, ...(changes && branch && { pictures: { branch, changed: [...changes.pictures] } }) }
  }
  if (editing && inFrame) {
    const { changes: _, ...view } = await shown(editorsBranch(c))
    return { ...view, editing }
  }
  if (!(await gate.isTester(c))) return { store: branches.main, editing }
  const preview = await branches.preview(testersBranch(c))
  const { changes, ...view } = await shown(preview.branch)
  const before = changes && { content: branches.main.content(), touched: (path: string) => changes.touched.has(path) }
  return { ...view, editing, ...(preview.branches.length > 1 && { preview }), ...(before && { before }) }
}
