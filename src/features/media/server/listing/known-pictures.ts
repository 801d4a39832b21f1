import { labelsAt } from '../../../../model/field-labels.ts'
import { isObject, parseJson } from '../../../../model/json.ts'
import { addressOf, PICTURES } from '../../../../model/picture-address.ts'
import { collectionOf } from '../../../../server/content/schema.ts'
import type { ContentStore } from '../../../../server/content/store.ts'
import { type Tree, textIn, textsIn } from '../../../../server/content/tree.ts'
import { type Alts, altsFile, readAlts } from '../../rules/alts.ts'
import { boxesAt } from '../../rules/boxes.ts'
import type { KnownPicture, ListedPicture, ShownUse } from '../../rules/pictures.ts'
import { naming, type Use, usesOf, type Written } from '../../rules/uses.ts'
import { PictureRefused } from '../picture-refused.ts'
import { documentsIn } from '../save/drafts-showing.ts'
import { firstOn, type Shelf } from '../shelf.ts'
import { allPictures, meantOn } from './list.ts'
import { sizeOf } from './picture-size.ts'

const altsPath = (path: string) => `${PICTURES}/${altsFile(path)}`

/** Returns the words that are kept with a picture. */
export const altsOf = async (files: Tree, path: string): Promise<Alts> => readAlts(parseJson((await textIn(files, altsPath(path))) ?? ''))

/** Returns every picture with what the list says of it. */
export async function listedPictures(store: ContentStore, shelves: Shelf[]): Promise<ListedPicture[]> {
  const [files, paths] = [store.files(), await allPictures(shelves)]
  const [documents, alts] = await Promise.all([documentsIn(files), textsIn(files, paths.map(altsPath))])
  const texts = documents.flatMap(({ value }) => textsNaming(value))
  const listed = paths.map(async (path): Promise<ListedPicture[]> => {
    const file = await firstOn(shelves, `media/${path}`)
    if (!file) return []
    const uses = texts.filter(naming(addressOf(path))).length
    const kept = readAlts(parseJson(alts.get(altsPath(path)) ?? ''))
    return [{ path, ...(await sizeOf(file)), uses, isDescribed: Boolean(kept.en) }]
  })
  return (await Promise.all(listed)).flat()
}

/** Returns every text in a document that may name a picture. */
function textsNaming(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('/media/') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsNaming) : []
}

/** Returns what is known of one picture. Throws a `PictureRefused` if it is gone. */
export async function knownPicture(store: ContentStore, shelves: Shelf[], asked: string): Promise<KnownPicture> {
  const files = store.files()
  const path = await meantOn(shelves, asked)
  const file = await firstOn(shelves, `media/${path}`)
  if (!file) throw new PictureRefused(404, `There is no picture ${path} any more.`)
  const documents = await documentsIn(files)
  return {
    path,
    address: addressOf(path),
    ...(await sizeOf(file)),
    isOwn: Boolean(await files.read(`${PICTURES}/${path}`)),
    alts: await altsOf(files, path),
    uses: usesOf(addressOf(path), documents).map((use) => shownUse(use, documents)),
  }
}

function shownUse(use: Use, documents: Written[]): ShownUse {
  const [kind, value] = [collectionOf(use.path), documents.find(({ path }) => path === use.path)?.value]
  if (!kind || !isObject(value)) return { ...use, where: [] }
  const boxes = boxesAt(kind.name, value, use.field)
  return { ...use, where: labelsAt(kind.fields, value, use.field), ...(boxes && { boxes }) }
}
