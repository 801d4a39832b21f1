import { fileNameOf } from '../../../model/address.ts'
import { documentNameOf } from '../../../model/document-path.ts'
import { parseJson } from '../../../model/json.ts'
import { documentLinkOf, linkToDocument, withLinks } from '../../../model/links.ts'
import { sourceHash } from '../../../model/translations/sources.ts'
import { textsOf } from '../../../model/translations/texts.ts'
import type { PendingSave } from './pending-save.ts'

type Rename = { from: string; to: string }

/** Returns the file that a save gives another name: it alone goes, and one of its kind alone comes. */
export function renameIn({ asked, before }: Pick<PendingSave, 'asked' | 'before'>): Rename | undefined {
  const gone = [...asked].filter(([, text]) => text === null).map(([path]) => path)
  const come = [...asked].filter(([path, text]) => text !== null && before.get(path) === null).map(([path]) => path)
  const [from, to] = [gone[0], come[0]]
  if (gone.length !== 1 || come.length !== 1 || !from || !to) return undefined
  return documentNameOf(from)?.collection === documentNameOf(to)?.collection ? { from, to } : undefined
}

const linksRenamed = (text: string, { from, to }: Rename) =>
  withLinks(text, (link) => {
    const { path, rest = '' } = documentLinkOf(link) ?? {}
    return path === from ? linkToDocument(to, rest) : link
  })

/** A card names its treatment by the file alone. */
const cardsRenamed = (text: string, { from, to }: Rename) =>
  from.startsWith('content/treatment/') ? text.replaceAll(`"treatment": "${fileNameOf(from)}"`, `"treatment": "${fileNameOf(to)}"`) : text

/** Returns the text of a document with its links renamed. A translation that was up to date stays so: only an address changed. */
function document(text: string, rename: Rename): string {
  const now = cardsRenamed(linksRenamed(text, rename), rename)
  if (now === text) return text
  return textsOf(parseJson(text) ?? null).reduce((all, { field, english, source }) => {
    if (typeof english !== 'string' || source !== sourceHash(english)) return all
    return all.replaceAll(`${field}:${source}`, `${field}:${sourceHash(linksRenamed(english, rename))}`)
  }, now)
}

/** Tells whether a save does nothing but give a document another file. */
export const isRename = (draft: PendingSave): boolean => renameIn(draft) !== undefined

/** Lets links and cards follow a document that gets another file, in every document that the save has read. */
export function followRenames(draft: PendingSave): PendingSave {
  const rename = renameIn(draft)
  if (!rename) return draft
  const asked = new Map([...draft.asked].map(([path, text]) => [path, text && document(text, rename)]))
  const others = [...draft.before].filter(([path]) => !draft.asked.has(path))
  const left = others.flatMap(([path, text]): [string, string][] => {
    const old = draft.left.get(path) ?? text
    const now = old && document(old, rename)
    return now && now !== old ? [[path, now]] : []
  })
  return { ...draft, asked, left: new Map([...draft.left, ...left]) }
}
