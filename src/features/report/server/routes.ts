import { Hono } from 'hono'
import PQueue from 'p-queue'
import { editorsBranch } from '../../../server/content/branches/chosen.ts'
import { type Branches, MAIN } from '../../../server/content/branches/views.ts'
import { documentsOf, type Files, isDocument } from '../../../server/content/changes.ts'
import { type Tree, textsIn } from '../../../server/content/tree.ts'
import { type EditorEnv, editorsOnly, type SignedIn } from '../../../server/http/editors-only.ts'
import { KINDS, REPORT, type Report } from '../rules/finding.ts'
import { reportOf } from '../rules/report.ts'
import { siteOfTexts } from './read.ts'

/** Returns what the report says of the content in a tree of files, some of them `changed`: null for one that is gone. */
export async function reportOn(files: Tree, changed: Files = new Map()) {
  const paths = new Set([...(await files.paths('content')).filter(isDocument)].filter((path) => !changed.has(path)))
  const texts = new Map([...(await textsIn(files, paths)), ...documentsOf(changed)])
  const sizes = new Map<string, number | null>(await files.sizes('public'))
  for (const [path, content] of changed)
    if (path.startsWith('public/')) sizes.set(path, content === null ? null : Buffer.byteLength(content))
  const site = await siteOfTexts(
    [...texts].flatMap(([path, text]): [string, string][] => (text === null ? [] : [[path, text]])),
    [...sizes].flatMap(([path, bytes]) => (bytes === null ? [] : [{ address: path.replace(/^public/, ''), bytes }])),
  )
  return reportOf(site)
}

/** The content report for signed-in editors, of the branch that their admin shows. */
export function createReport(branches: Branches, accounts: SignedIn, publicUrl: string) {
  const app = new Hono<EditorEnv>()
  // A report takes half a second of work, with pauses for visitors: several at once would leave none.
  const turns = new PQueue({ concurrency: 1 })
  app.use(REPORT, editorsOnly(accounts, publicUrl, 'content.read'))
  app.get(REPORT, async (c) => {
    const store = await branches.open(editorsBranch(c) ?? MAIN)
    if (!store) return c.json({ message: 'There is no such branch any more. Choose another one.' }, 404)
    return c.json<Report>({ kinds: KINDS, findings: await turns.add(() => reportOn(store.files())) })
  })
  return app
}
