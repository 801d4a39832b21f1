import { fold, termsOf } from '../../../src/model/fold.ts'
import { documentLinkOf, linkToDocument } from '../../../src/model/links.ts'
import { word } from './words'

/** A page or treatment that a link may lead to. */
export type LinkTarget = { path: string; title: string; address: string; isPublic: boolean }

/** A place to choose: the link as it is stored, what it is called, and what it is. */
export type Option = { link: string; name: string; note: string }

/** What a link is called where it stands; `problem` says why visitors get no link. */
export type Said = { name: string; note: string; problem?: string }

const MOST = 40
const MAIL_ADDRESS = /^(?:mailto:)?([^@\s]+@[^@\s]+\.[^@\s]+)$/i
const NUMBER = /^(?:tel:)?(\+?[\d\s().-]{6,})$/i
const SITE = /^(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#:]\S*)?)$/i

const named = (title: string) => title.replace('|', ' ')
const kindOf = ({ path }: LinkTarget) => (path.startsWith('content/treatment/') ? word('treatment') : word('page'))
const optionOf = (target: LinkTarget, rest = ''): Option => ({
  link: linkToDocument(target.path, rest),
  name: named(target.title) + rest,
  note: [kindOf(target), target.address, ...(target.isPublic ? [] : [word('hidden')])].join(' · '),
})

/** Returns the pages whose name or address has all words that were typed; those whose name begins so come first. */
export function pagesFor(typed: string, targets: LinkTarget[]): Option[] {
  const terms = termsOf(typed)
  const begins = ({ title }: LinkTarget) => fold(title).startsWith(fold(typed))
  return targets
    .filter(({ title, address }) => terms.every((term) => fold(`${title} ${address}`).includes(term)))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, MOST)
    .map((target) => optionOf(target))
}

/** Returns the link that was typed as it is: an address, a telephone number, an e-mail, a section; undefined where it is a name. */
export function typedLink(typed: string, targets: LinkTarget[]): Option | undefined {
  const text = typed.trim()
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(text) ?? []
  const own = path.startsWith('/') && targets.find(({ address }) => address === path)
  if (own) return optionOf(own, rest)
  if (/^\/(?!\/)\S*$/.test(text)) return { link: text, name: text, note: word('ownAddress') }
  if (/^#\S+$/.test(text)) return { link: text, name: text, note: word('section') }
  const mail = MAIL_ADDRESS.exec(text)?.[1]
  if (mail) return { link: `mailto:${mail}`, name: mail, note: word('mail') }
  const number = NUMBER.exec(text)?.[1]
  if (number) return { link: `tel:${number.replace(/[^\d+]/g, '')}`, name: number.trim(), note: word('phone') }
  const site = SITE.exec(text)?.[1]
  return site ? { link: `https://${site}`, name: `https://${site}`, note: word('elsewhere') } : undefined
}

/** Returns what may be chosen for what was typed: the address that it is, then the pages that it names. */
export function optionsFor(typed: string, targets: LinkTarget[]): Option[] {
  const own = typedLink(typed, targets)
  return [...(own ? [own] : []), ...pagesFor(typed, targets).filter(({ link }) => link !== own?.link)]
}

/** Returns what a link is called: the name of its page and the address that this has now. */
export function saidOf(link: string, targets: LinkTarget[]): Said {
  const { path, rest = '' } = documentLinkOf(link) ?? {}
  if (!path) return typedLink(link, targets) ?? { name: link, note: '' }
  const target = targets.find((one) => one.path === path)
  if (!target) return { name: word('lostName'), note: '', problem: word('gone') }
  return {
    name: named(target.title) + rest,
    note: target.address + rest,
    ...(!target.isPublic && { problem: word('unpublished') }),
  }
}
