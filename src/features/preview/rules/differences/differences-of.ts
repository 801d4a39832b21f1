import { byPath, type EveryDocument } from '../../../../content/cms/every-document.ts'
import { documentNameOf } from '../../../../model/document-path.ts'
import { LOCALES } from '../../../../model/languages.ts'
import { addressOf } from '../../../../model/picture-address.ts'
import { isAltsFile } from '../../../media/rules/alts.ts'
import { groupOf } from '../list-preview.ts'
import type { DifferenceKind, DocumentDifference, PictureDifference, Told } from '../preview.ts'
import { differenceOf } from './difference.ts'
import { titlesOf } from './document-title.ts'
import { byMenu } from './menu-order.ts'
import { followed, ownAddress, type WhereShown, whereShown } from './shown-at.ts'

/** A file that a branch changes, by its path from the project's folder. */
export type ChangedFile = { path: string; kind: DifferenceKind }

const PICTURES = 'public/media/'

/** The unseen differences that change a treatment's card, or the lists that it is on. */
const ON_LISTS = ['card', 'category', 'clinics', 'visibility', 'concerns', 'comingSoon', 'noOffers', 'depth']

/** Returns what testers are told of the documents and pictures among some files, given all documents of the branch and of the site. */
export function toldOf(files: ChangedFile[], now: EveryDocument, before: EveryDocument): Omit<Told, 'needsDeployment'> {
  const [documents, olds] = [byPath(now), byPath(before)]
  const where = whereShown(now, before)
  const order = byMenu(followed(now))
  const told = {
    documents: files
      .filter(({ path }) => path.startsWith('content/'))
      .map((file) => documentDifference(file, documents.get(file.path), olds.get(file.path), where))
      .sort((a, b) => order(a.href, b.href) || a.title.en.localeCompare(b.title.en, 'en')),
    // The words that are kept beside a picture are seen nowhere until a place takes them over.
    pictures: files.filter(({ path }) => path.startsWith(PICTURES) && !isAltsFile(path)).map((file) => pictureDifference(file, where)),
  }
  const own = told.documents.flatMap(({ href, was }) => href ?? was ?? [])
  const pages = [...new Set([...own, ...[...told.documents, ...told.pictures].flatMap(({ shownAt }) => shownAt)])].sort(order)
  const titles = [...olds, ...documents].map(([path, one]) => [ownAddress(one), titlesOf(one, path)] as const)
  return { ...told, pages, pageTitles: Object.fromEntries(titles.filter(([address]) => address && pages.includes(address))) }
}

function documentDifference({ path, kind }: ChangedFile, own: unknown, old: unknown, where: WhereShown): DocumentDifference {
  const isGone = kind === 'removed'
  const { unseen, ...difference } = differenceOf(isGone ? undefined : own, old)
  if (!isGone && !own && groupOf({ path }) !== 'other') unseen.push({ what: 'unreadable', locales: [...LOCALES] })
  const href = isGone ? undefined : ownAddress(own)
  const was = ownAddress(old)
  const isTreatment = documentNameOf(path)?.collection === 'treatment'
  const isListed = kind !== 'edited' || unseen.some(({ what }) => ON_LISTS.includes(what))
  return {
    path,
    kind,
    title: titlesOf(own ?? old, path),
    ...difference,
    unseen,
    ...(href && { href }),
    ...(was && was !== href && (isGone || href) && { was }),
    // The lists that name a treatment show only its card.
    shownAt: isTreatment && !isListed ? [] : where(path, isGone || isTreatment).filter((address) => address !== href),
  }
}

const pictureDifference = ({ path, kind }: ChangedFile, where: WhereShown): PictureDifference => ({
  file: path.slice(PICTURES.length),
  kind,
  shownAt: where(addressOf(path.slice(PICTURES.length)), kind === 'removed'),
})
