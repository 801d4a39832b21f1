import { movedTo } from '../../src/content/moved.ts'
import { addressIn } from '../../src/i18n/addresses.ts'
import { addressOf } from '../../src/model/address.ts'
import { isObject, parseJson } from '../../src/model/json.ts'
import { directionOf, LOCALES, type Locale } from '../../src/model/languages.ts'
import { faultsOfData } from '../fixtures/vocabulary.ts'
import type { Site } from '../service/site.ts'
import { textsBelow } from './folder.ts'

/** A page that was asked for. */
export type Answer = { address: string; locale: Locale; html: string }

/** The English addresses of all pages and treatments below a folder, and what each has to answer with. */
async function statuses(dir: string, site: Site): Promise<Map<string, number>> {
  const { siteSettings } = (await site.store.content().settings()).data
  const found = [...(await textsBelow(dir))].flatMap(([path, text]): [string, number][] => {
    const json = parseJson(text)
    const address = isObject(json) ? addressOf(path, json) : undefined
    if (!address || !isObject(json)) return []
    if (movedTo(address, siteSettings)) return [[address, 301]]
    return [[address, json.visibility === 'unpublished' ? 410 : 200]]
  })
  return new Map([...found, ['/search', 200]])
}

/** Asks for every page and treatment in some languages: what is wrong with the answers, and the pages. */
export async function askForPages(dir: string, site: Site, locales: readonly Locale[] = LOCALES) {
  const faults: string[] = []
  const pages: Answer[] = []
  for (const [path, expected] of await statuses(dir, site))
    for (const locale of locales) {
      const address = addressIn(path, locale)
      const response = await site.ask(address)
      const html = await response.text()
      if (response.status !== expected) faults.push(`${address} answers ${response.status} instead of ${expected}`)
      else if (expected !== 301) faults.push(...faultsIn(html, locale).map((fault) => `${address} ${fault}`))
      if (response.status === 200) pages.push({ address, locale, html })
    }
  return { faults, pages }
}

/** What is wrong with the HTML of any page, whatever it says. */
function faultsIn(html: string, locale: Locale): string[] {
  const [root = ''] = /<html[^>]*>/.exec(html) ?? []
  return [
    ...(/<h1[\s>]/.test(html) ? [] : ['has no h1']),
    ...(root.includes(`lang="${locale}"`) && root.includes(`dir="${directionOf(locale)}"`) ? [] : [`begins with ${root}`]),
    ...(/<title>[^<]+<\/title>/.test(html) ? [] : ['has no title']),
    // React leaves this where a section threw and was left out.
    ...(html.includes('<!--$!-->') ? ['lacks a section that failed'] : []),
    ...[...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text]) =>
      faultsOfData(parseJson(text ?? '')),
    ),
  ]
}
