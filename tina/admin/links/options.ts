import type { LinkedSection } from '../../../src/features/links/rules/sections.ts'
import { fold, termsOf } from '../../../src/model/fold.ts'
import { readLink } from '../../../src/model/href.ts'
import { documentLinkOf, linkToDocument } from '../../../src/model/links.ts'
import { word } from './words'

/** A page or treatment that a link may lead to, or to a section of it. */
export type LinkTarget = { path: string; title: string; address: string; isPublic: boolean; sections?: LinkedSection[] }

/** A place to choose: the link as it is stored, what it is called, and what it is. */
export type LinkOption = { link: string; name: string; note: string }

/** What a link is called where it stands; `problem` says why visitors get no link. */
export type LinkCaption = { name: string; note: string; problem?: string }

const MOST = 40
const MAIL_ADDRESS = /^(?:mailto:)?([^@\s]+@[^@\s]+\.[^@\s]+)$/i
const NUMBER = /^(?:tel:)?(\+?[\d\s().-]{6,})$/i
const SITE = /^(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#:]\S*)?)$/i

const named = (title: string) => title.replace('|', ' ')
const kindOf = ({ path }: LinkTarget) => (path.startsWith('content/treatment/') ? word('treatment') : word('page'))
/** `(London, '#contact-form')` => `'London › Write to us'`; what is no section of the page stays as it is. */
function nameIn({ title, sections = [] }: LinkTarget, rest: string) {
  const section = sections.find(({ id }) => rest === `#${id}`)
  return section ? `${named(title)} › ${section.name}` : named(title) + rest
}
const optionOf = (target: LinkTarget, rest = ''): LinkOption => ({
  link: linkToDocument(target.path, rest),
  name: nameIn(target, rest),
  note: [rest ? word('sectionOf') : kindOf(target), target.address + rest, ...(target.isPublic ? [] : [word('hidden')])].join(' · '),
})

/** Returns the pages whose name or address has all words that were typed; those whose name begins so come first. */
export function pagesFor(typed: string, targets: LinkTarget[]): LinkOption[] {
  const terms = termsOf(typed)
  const begins = ({ title }: LinkTarget) => fold(title).startsWith(fold(typed))
  return targets
    .filter(({ title, address }) => terms.every((term) => fold(`${title} ${address}`).includes(term)))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, MOST)
    .map((target) => optionOf(target))
}

/** Returns the sections whose name, together with that of their page, has all words that were typed, and one of them itself. */
export function sectionsFor(typed: string, targets: LinkTarget[]): LinkOption[] {
  const terms = termsOf(typed)
  const has = (text: string) => (term: string) => fold(text).includes(term)
  return targets
    .flatMap((target) => (target.sections ?? []).map(({ id, name }) => ({ target, id, own: `${name} ${id}` })))
    .filter(({ target, own }) => terms.some(has(own)) && terms.every(has(`${target.title} ${target.address} ${own}`)))
    .slice(0, MOST)
    .map(({ target, id }) => optionOf(target, `#${id}`))
}

/** Returns the link that was typed as it is: an address, a telephone number, an e-mail, a section; undefined where it is a name. */
export function typedLink(typed: string, targets: LinkTarget[]): LinkOption | undefined {
  const text = typed.trim()
  if (/^[/#]/.test(text) && !readLink(text)) return undefined
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(text) ?? []
  const own = path.startsWith('/') && targets.find(({ address }) => address === path)
  if (own) return optionOf(own, rest)
  if (/^\/\S*$/.test(text)) return { link: text, name: text, note: word('ownAddress') }
  if (/^#\S+$/.test(text)) return { link: text, name: text, note: word('section') }
  const mail = MAIL_ADDRESS.exec(text)?.[1]
  if (mail) return { link: `mailto:${mail}`, name: mail, note: word('mail') }
  const number = NUMBER.exec(text)?.[1]
  if (number) return { link: `tel:${number.replace(/[^\d+]/g, '')}`, name: number.trim(), note: word('phone') }
  const site = SITE.exec(text)?.[1]
  return site && readLink(`https://${site}`) ? { link: `https://${site}`, name: `https://${site}`, note: word('elsewhere') } : undefined
}

/** Returns what may be chosen for what was typed: the address that it is, then the pages that it names, then their sections. */
export function optionsFor(typed: string, targets: LinkTarget[]): LinkOption[] {
  const own = typedLink(typed, targets)
  const named = [...pagesFor(typed, targets), ...sectionsFor(typed, targets)]
  return [...(own ? [own] : []), ...named.filter(({ link }) => link !== own?.link)]
}

/** Returns what a link is called: the name of its page and the address that this has now. */
export function saidOf(link: string, targets: LinkTarget[]): LinkCaption {
  const { path, rest = '' } = documentLinkOf(link) ?? {}
  if (!path) return typedLink(link, targets) ?? { name: link, note: '' }
  const target = targets.find((one) => one.path === path)
  if (!target) return { name: word('lostName'), note: '', problem: word('gone') }
  return {
    name: nameIn(target, rest),
    note: target.address + rest,
    ...(!target.isPublic && { problem: word('unpublished') }),
  }
}
