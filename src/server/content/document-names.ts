import type { NamedDocument } from '../../model/content-state.ts'
import { isObject, parseJson } from '../../model/json.ts'
import { isDocument } from './changes.ts'
import { collectionOf } from './schema.ts'
import { type Tree, textIn, textsIn } from './tree.ts'

/** Returns the documents of the content, named as editors know them. */
export async function documentNames(files: Tree): Promise<NamedDocument[]> {
  const texts = await textsIn(files, (await files.paths('content')).filter(isDocument))
  return [...texts].map(([path, text]) => named(path, text))
}

/** Names a document by its title; by the name of its file if it has no title, or is gone. */
export const nameOf = async (files: Tree, path: string): Promise<NamedDocument> => named(path, await textIn(files, path))

/** Names a document by its text instead; null if it is gone. */
export function named(path: string, text: string | null): NamedDocument {
  const collection = collectionOf(path)
  const file = path.slice((collection?.path.length ?? 0) + 1).replace(/\.json$/, '')
  const document = parseJson(text ?? '')
  const title = isObject(document) && document[collection?.fields.find(({ isTitle }) => isTitle)?.name ?? '']
  return { path, collection: collection?.label ?? '', title: (typeof title === 'string' && title.replace('|', ' ')) || file }
}
