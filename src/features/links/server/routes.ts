import { type Context, Hono } from 'hono'
import { readAddresses } from '../../../content/view/addresses.ts'
import { isObject, parseJson } from '../../../model/json.ts'
import type { Addresses } from '../../../model/links.ts'
import { editorsBranch } from '../../../server/content/branches/chosen.ts'
import { type Branches, MAIN } from '../../../server/content/branches/views.ts'
import { isDocument } from '../../../server/content/changes.ts'
import { textsIn } from '../../../server/content/tree.ts'
import type { EditorEnv } from '../../../server/http/editors-only.ts'
import { ADDRESSES, LEADING_HERE, type LeadingHere, leadingHere } from '../rules/leading-here.ts'
import { type LinkedSections, linkedSections, SECTIONS } from '../rules/sections.ts'

const GONE = { message: 'The draft that you had open is gone. Choose another one.' }

/** Makes the routes that tell where links lead. They are below `/api/tina`, which the gateway keeps for editors alone. */
export function createPageLinkRoutes(branches: Branches) {
  const app = new Hono<EditorEnv>()
  const openBranch = (c: Context) => branches.open(editorsBranch(c) ?? MAIN)

  app.get(ADDRESSES, async (c) => {
    const store = await openBranch(c)
    return store ? c.json<Addresses>(await readAddresses(store.content(), true)) : c.json(GONE, 404)
  })

  app.get(SECTIONS, async (c) => {
    const store = await openBranch(c)
    if (!store) return c.json(GONE, 404)
    const files = store.files()
    const texts = await textsIn(files, (await files.paths('content')).filter(isDocument))
    const found = [...texts].flatMap(([path, text]) => {
      const document = parseJson(text ?? '')
      const sections = isObject(document) ? linkedSections(document) : []
      return sections.length > 0 ? [[path, sections] as const] : []
    })
    return c.json<LinkedSections>(Object.fromEntries(found))
  })

  app.get(LEADING_HERE, async (c) => {
    const store = await openBranch(c)
    if (!store) return c.json(GONE, 404)
    const path = c.req.query('path') ?? ''
    const address = (await readAddresses(store.content(), true))[path]
    if (address === undefined) return c.json<LeadingHere>({ links: 0, documents: 0 })
    const files = store.files()
    const others = (await files.paths('content')).filter((one) => isDocument(one) && one !== path)
    const texts = [...(await textsIn(files, others)).values()].flatMap((text) => text ?? [])
    return c.json<LeadingHere>(leadingHere(path, address, texts))
  })
  return app
}
