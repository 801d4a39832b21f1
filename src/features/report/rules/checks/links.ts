import { parseAddress } from '../../../../i18n/addresses.ts'
import { readLink } from '../../../../model/href.ts'
import { isEmpty, textOf } from '../../../../model/json.ts'
import { documentLinkOf } from '../../../../model/links.ts'
import { readAddress } from '../../../../model/picture-address.ts'
import { leadsTo, type Redirect, trimmed } from '../../../../model/redirects.ts'
import type { Finding } from '../finding.ts'
import { answeredBy, redirectsIn } from '../shown-at.ts'
import { type Check, type CheckedContent, type Document, findingAt } from '../site.ts'
import type { FieldPlace } from '../visits.ts'
import { hasFile } from './picture-files.ts'

/** Fields that hold nothing but an address, beside those named `href`. */
const ADDRESSES = ['page', 'bookingUrl', 'mapEmbed', 'placeEmbed', 'instagram', 'facebook', 'youtube', 'whatsapp']
const isAddress = ({ field }: FieldPlace) => field.type === 'string' && (field.name === 'href' || ADDRESSES.includes(field.name))
const inText = (text: string) => [...text.matchAll(/\]\(<?([^)\s>]+)/g)].map(([, href = '']) => href)
const titleOf = ({ json, name }: Document) => textOf(json?.title).replace('|', ' ') || name
/** What has a sentence of its own where it is wrong. */
const KNOWN = /^(mailto:|tel:|https?:\/\/)/i
const isFile = (path: string) => /\.[a-z0-9]{2,5}$/i.test(path)

/** Links that lead nowhere, and addresses in a wrong form. */
export const links: Check = (site) => {
  const answered = answeredBy(site.documents)
  const redirects = redirectsIn(site.documents)
  return site.places
    .filter(({ hidden }) => !hidden)
    .flatMap((place) => {
      const say = (level: Finding['level'], message: string) => [findingAt(site, place, { kind: 'links', level, message })]
      if (place.field.name === 'href' && place.node.target === 'page' && isEmpty(place.value))
        return say('error', 'This link has no address, so it leads nowhere.')
      if (place.field.options || place.field.type === 'image') return []
      const hrefs = isAddress(place) ? [textOf(place.value)] : inText(textOf(place.value))
      return hrefs.filter(Boolean).flatMap((href) => {
        const [problem, level = 'error'] = problemWith(href, site, answered, redirects)
        return problem ? say(level, problem) : []
      })
    })
}

type Problem = [message?: string, level?: Finding['level']]

/** Returns the problem of a link to a document that is gone or unpublished: visitors read its words as plain text. */
function problemOfDocument(href: string, { documents }: CheckedContent): Problem {
  const path = documentLinkOf(href)?.path
  const document = documents.find((one) => one.path === path)
  if (!document) return ['The page that this link led to is gone: visitors read its words without a link. Choose another page.']
  if (document.json?.visibility !== 'unpublished') return []
  return [`“${titleOf(document)}” is unpublished: until it is published, visitors read the words of this link without a link.`, 'warning']
}

function problemWith(href: string, site: CheckedContent, answered: ReturnType<typeof answeredBy>, redirects: Redirect[]): Problem {
  if (href.startsWith('xref:')) return problemOfDocument(href, site)
  if (!readLink(href) && !KNOWN.test(href))
    return [`“${href}” is no address: a page of this site begins with /, another site with https://.`]
  if (href.startsWith('#')) return []
  if (/^mailto:/i.test(href))
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/i.test(href) ? [] : [`“${href}” is no whole e-mail link, such as mailto:name@clinic.example.`]
  if (/^tel:/i.test(href))
    return /^tel:\+?\d{6,15}$/i.test(href)
      ? []
      : [`“${href}” is no whole phone link: after tel: come digits only, such as tel:+442079460000.`]
  if (/^https:\/\//i.test(href)) return readLink(href) ? [] : [`“${href}” is no whole address.`]
  if (/^http:\/\//i.test(href)) return [`“${href}” is not a secure address: write https:// instead of http://.`]
  if (!href.startsWith('/')) return [`“${href}” is no address: a page of this site begins with /, another site with https://.`]
  if (readAddress(href)) return hasFile(site.files, href) ? [] : [`There is no file at ${href}.`]
  const { locale, path } = parseAddress(trimmed(href.replace(/[?#].*$/, '')))
  if (isFile(path)) return site.files.some(({ address }) => address === path) ? [] : [`There is no file at ${path}.`]
  const end = leadsTo(path, redirects)
  const target = end && answered.get(end)
  if (!target) return [`There is no page at ${path}.`]
  if (!target.published) return [`The page at ${path} is unpublished: visitors read that it is gone.`, 'warning']
  return locale === 'en' ? [] : [`${href} leads to one language only: leave out the first part, and visitors stay in theirs.`, 'warning']
}
