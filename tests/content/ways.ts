import type { Finding } from '../../src/features/report/rules/finding.ts'
import { parseAddress } from '../../src/i18n/addresses.ts'
import { parseSized } from '../../src/ui/widths.ts'
import type { Site } from '../service/site.ts'
import type { Answer } from './pages.ts'

const ATTRIBUTES = /\s(href|src|poster|srcset|imagesrcset|data-src)="([^"]*)"/gi

/** The addresses of this site that a page names, without query and fragment: `'<a href="/ar/about#team">'` => `/ar/about` */
function waysIn({ html }: Answer): string[] {
  const found = [...html.matchAll(ATTRIBUTES)].flatMap(([, name = '', value = '']) =>
    /srcset/i.test(name) ? value.split(/,\s+/).map((part) => part.trim().split(/\s/)[0] ?? '') : [value],
  )
  const own = found.map((one) => one.replaceAll('&amp;', '&').replace(/[?#].*$/s, '')).filter((one) => /^\/(?!\/)/.test(one))
  return [...new Set(own)]
}

/** The picture that a smaller one is made from: making it takes long, and shows nothing more. */
const original = (address: string) => {
  const sized = parseSized(address)
  return sized ? `/media/${sized.name}` : address
}

/** Links and pictures of pages that lead nowhere, but for those of which the content report tells the editors. */
export async function lost(site: Site, pages: Answer[], findings: Finding[]): Promise<string[]> {
  const told = findings.filter(({ kind, level }) => level === 'error' && ['links', 'pictures'].includes(kind)).map(({ message }) => message)
  const isTold = (address: string) => told.some((message) => new RegExp(`${address.replace(/[.+]/g, '\\$&')}(?![\\w/-])`).test(message))
  const users = new Map<string, string>()
  for (const page of pages) for (const way of waysIn(page).map(original)) if (!users.has(way)) users.set(way, page.address)
  const faults: string[] = []
  for (const [way, user] of users) {
    const { status } = await site.ask(way)
    if (![200, 301, 302, 410].includes(status) && !isTold(parseAddress(way).path))
      faults.push(`${user} leads to ${way}, which answers ${status}`)
  }
  return faults
}
