import { LOCALES } from '../i18n/locales.ts'
import { differenceOf } from './difference.ts'
import { addressOf } from './document-address.ts'
import { titlesOf } from './document-title.ts'
import { byPath, type EveryDocument } from './every-document.ts'
import { menuOrder } from './menu-order.ts'
import { namesIn } from './names-in.ts'
import type { DocumentDifference, Kind, PictureDifference, Told } from './preview.ts'
import { addressesOf, shownAt } from './shown-at.ts'

/** A file that a branch changes, by its path from the project's folder. */
export type ChangedFile = { path: string; kind: Kind }

const PICTURES = 'public/media/'
const DOCUMENT = /^content\/(page|treatment|faq|teamMember|testimonial|siteSettings)\/.+\.json$/

/** What makes a treatment's card, or the lists that it is on, another one. */
const ON_LISTS = ['category', 'clinics', 'visibility', 'concerns', 'comingSoon']

/** What testers are told of the documents and pictures among some files, given all documents of the branch and of the site. */
export function toldOf(files: ChangedFile[], now: EveryDocument, before: EveryDocument): Omit<Told, 'needsDeployment'> {
  const [documents, olds] = [byPath(now), byPath(before)]
  const [shown, shownBefore] = [shownAt(now), shownAt(before)]
  const everywhere = namesIn(now.settings)
  /** Where something shows; `orDid`: or did, on a page that is still there. */
  const addresses = (name: string, orDid: boolean) => {
    if (everywhere.has(name)) return ['/']
    const old = orDid ? addressesOf(name, shownBefore).filter((address) => shown.has(address)) : []
    return [...new Set([...addressesOf(name, shown), ...old])]
  }

  function document({ path, kind }: ChangedFile): DocumentDifference {
    const [own, old] = kind === 'removed' ? [undefined, olds.get(path)] : [documents.get(path), olds.get(path)]
    const { locales, unseen, elsewhere } = differenceOf(own, old)
    if (kind !== 'removed' && !own && DOCUMENT.test(path)) unseen.push({ what: 'unreadable', locales: [...LOCALES] })
    const href = addressOf(own)
    const onLists = Object.values(elsewhere).some((names) => names.some((name) => name.startsWith('card.')))
    const isListed = kind === 'removed' || onLists || unseen.some(({ what }) => ON_LISTS.includes(what))
    const others = path.startsWith('content/treatment/') && !isListed ? [] : addresses(path, kind === 'removed' || isListed)
    return {
      path,
      kind,
      title: titlesOf(own ?? old, path),
      locales,
      unseen,
      elsewhere,
      ...(href && { href }),
      shownAt: others.filter((one) => one !== href),
    }
  }

  const picture = ({ path, kind }: ChangedFile): PictureDifference => ({
    file: path.slice(PICTURES.length),
    kind,
    shownAt: addresses(path.replace(/^public/, ''), kind === 'removed'),
  })

  const order = menuOrder(now.settings)
  const place = ({ href }: DocumentDifference) => (href && order.includes(href) ? order.indexOf(href) : order.length)
  const told = {
    documents: files
      .filter(({ path }) => path.startsWith('content/'))
      .map(document)
      .sort((a, b) => place(a) - place(b) || a.title.en.localeCompare(b.title.en)),
    pictures: files.filter(({ path }) => path.startsWith(PICTURES)).map(picture),
  }
  const named = new Set([...told.documents, ...told.pictures].flatMap((one) => one.shownAt))
  const pages = [...documents].map(([path, one]) => [addressOf(one), titlesOf(one, path)] as const)
  return { ...told, pageTitles: Object.fromEntries(pages.filter(([address]) => address && named.has(address))) }
}
