import { fileNameOf } from '../../../model/address.ts'
import { parseJson } from '../../../model/json.ts'
import { documentLinkOf, linkToDocument, withLinks } from '../../../model/links.ts'
import { sourceHash } from '../../../model/translations/sources.ts'
import { textsOf } from '../../../model/translations/texts.ts'
import type { PendingSave, Rename } from './pending-save.ts'

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

/** Tells whether a save takes a document from its file only to give it another one. */
export const isRenamed = ({ renames }: PendingSave, path: string): boolean => renames.some(({ from }) => from === path)

/** Lets links and cards follow documents that get other files, in every document that the save has read. */
export const followRenames = (pending: PendingSave): PendingSave => pending.renames.reduce(followRename, pending)

function followRename(pending: PendingSave, rename: Rename): PendingSave {
  const asked = new Map([...pending.asked].map(([path, text]) => [path, text && document(text, rename)]))
  const others = [...pending.before].filter(([path]) => !pending.asked.has(path))
  const left = others.flatMap(([path, text]): [string, string][] => {
    const old = pending.left.get(path) ?? text
    const now = old && document(old, rename)
    return now && now !== old ? [[path, now]] : []
  })
  return { ...pending, asked, left: new Map([...pending.left, ...left]) }
}
