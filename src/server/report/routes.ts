import { Hono } from 'hono'
import { KINDS } from '../../report/finding.ts'
import { siteOfTexts } from '../../report/read.ts'
import { reportOf } from '../../report/report.ts'
import { editorsBranch } from '../branches/chosen.ts'
import { type Branches, MAIN } from '../branches/views.ts'
import { isDocument } from '../content/changes.ts'
import { textsIn } from '../content/tree.ts'
import type { Accounts } from '../editors/accounts.ts'
import { type EditorEnv, editorsOnly } from '../editors/sign-in.ts'

/** The content report for signed-in editors, of the branch that their admin shows. */
export function createReport(branches: Branches, accounts: Accounts, publicUrl: string) {
  const app = new Hono<EditorEnv>()
  app.use('/api/report', editorsOnly(accounts, publicUrl))
  app.get('/api/report', async (c) => {
    const store = await branches.open(editorsBranch(c) ?? MAIN)
    if (!store) return c.json({ message: 'There is no such branch any more. Choose another one.' }, 404)
    const files = store.files()
    const texts = await textsIn(files, (await files.paths('content')).filter(isDocument))
    const pictures = [...(await files.sizes('public'))].map(([path, bytes]) => ({ address: path.replace(/^public/, ''), bytes }))
    const site = await siteOfTexts(
      [...texts].flatMap(([path, text]): [string, string][] => (text === null ? [] : [[path, text]])),
      pictures,
    )
    return c.json({ kinds: KINDS, findings: await reportOf(site) })
  })
  return app
}
