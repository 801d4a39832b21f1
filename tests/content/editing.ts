import { isObject, parseJson } from '../../src/model/json.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import type { ContentStore } from '../../src/server/content/store.ts'
import { type Draw, type Edit, editOf } from './edits.ts'
import { textsBelow } from './folder.ts'

const editor = { name: 'Ada Hart', email: 'ada@clinic.example' }
const DELETE =
  'mutation ($collection: String!, $file: String!) { deleteDocument(collection: $collection, relativePath: $file) { __typename } }'

/** What became of an edit: `'saved'`, or why the admin refused it. */
export type Told = { draw: Draw; paths: string[]; refusal?: string }

/** As the admin does it: a deletion is Tina's, everything else is a save of a whole document. */
async function save(store: ContentStore, edit: Edit) {
  const [[path, text] = ['', null]] = edit
  const [, collection = '', ...rest] = path.split('/')
  const answer = text === null ? store.save(editor, DELETE, { collection, file: rest.join('/') }) : store.put(editor, new Map(edit))
  return (await answer).errors?.[0]?.message
}

async function documentsBelow(dir: string) {
  return [...(await textsBelow(dir))].map(([path, text]) => {
    const [, collection = '', ...rest] = path.split('/')
    const json = parseJson(text)
    return { path, collection, name: rest.join('/').replace(/\.json$/, ''), text, json: isObject(json) ? json : undefined }
  })
}

/** Edits the content of a folder through the product's own save, one edit after the other; tells what was saved and what was refused. */
export async function edited(dir: string, draws: Draw[]): Promise<Told[]> {
  const store = await openContent(dir)
  const told: Told[] = []
  for (const draw of draws) {
    const edit = editOf(await documentsBelow(dir), draw)
    if (edit) told.push({ draw, paths: [...edit.keys()], refusal: await save(store, edit) })
  }
  store.close()
  return told
}
