import type { Context } from 'hono'
import type { BranchPictures } from '../../content/branch-pictures.ts'
import type { Before, Preview } from '../../content/preview.ts'
import type { ReadingStore } from '../content/store.ts'
import type { Accounts } from '../editors/accounts.ts'
import type { Gate } from '../gate/gate.ts'
import { MAIN, type Views } from './branches.ts'
import { editorsBranch, testersBranch } from './chosen.ts'

/** Whose content a request gets, its pictures, and what it is compared with. `editing`: it is the page inside the admin's frame. */
type View = { store: ReadingStore; preview?: Preview; before?: Before; pictures?: BranchPictures; editing: boolean }

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
  const tester = await gate.isTester(c)
  if (!(editing && inFrame) && !tester) return { store: branches.main, editing }
  const { store, preview, changes } = await branches.look(editing && inFrame ? (editorsBranch(c) ?? MAIN) : testersBranch(c))
  const pictures = changes && preview.branch && { branch: preview.branch, changed: [...changes.pictures] }
  const view = { store, editing, ...(pictures && { pictures }) }
  if (editing && inFrame) return view
  const before = changes && { content: branches.main.content(), touched: (path: string) => changes.touched.has(path) }
  return { ...view, ...(preview.branches.length > 1 && { preview }), ...(before && { before }) }
}
