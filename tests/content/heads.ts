import type { Finding } from '../../src/features/report/rules/finding.ts'
import { parseShare } from '../../src/features/share/rules/share-address.ts'
import { sharedPage } from '../../src/features/share/server/shared-page.ts'
import { addressIn, parseAddress } from '../../src/i18n/addresses.ts'
import { LOCALES } from '../../src/model/languages.ts'
import { SHOWN_AT_MOST, shownWidth } from '../../src/model/searched.ts'
import { ORIGIN, type Site } from '../service/site.ts'
import type { Answer } from './pages.ts'

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** What the head of a page says to machines. */
export type Head = {
  address: string
  title: string
  description: string
  canonical: string
  isHidden: boolean
  alternates: Map<string, string>
  picture: string
}

export function headOf({ address, html }: Answer): Head {
  const found = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '')
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
  return {
    address,
    title: found(/<title>([^<]*)<\/title>/),
    description: found(/<meta name="description" content="([^"]*)"/),
    canonical: found(/<link rel="canonical" href="([^"]*)"/).replace(ORIGIN, ''),
    isHidden: /<meta name="robots" content="noindex"/.test(html),
    alternates: new Map(alternates.map(([, language = '', href = '']) => [language, href.replace(ORIGIN, '')])),
    picture: found(/<meta property="og:image" content="([^"]*)"/).replace(ORIGIN, ''),
  }
}

/** Titles and descriptions of which search engines would not show all, or that are missing, although the content report says nothing of them. */
export function cutShort(heads: Head[], findings: Finding[]): string[] {
  const told = new Set(findings.flatMap(({ kind, address = '' }) => (kind === 'search' ? [parseAddress(address).path] : [])))
  return heads
    .filter(({ isHidden, address }) => !isHidden && !told.has(parseAddress(address).path))
    .flatMap(({ address, title, description }) => [
      ...(shownWidth(title) > SHOWN_AT_MOST.title ? [`${address} has a title of ${shownWidth(title)} letters: ${title}`] : []),
      ...(shownWidth(description) > SHOWN_AT_MOST.description
        ? [`${address} has a description of ${shownWidth(description)} letters`]
        : []),
      ...(description ? [] : [`${address} has no description`]),
    ])
}

/** Pages whose set of languages is not whole, has no English page for all others, or names a page that does not name it. */
export function loneLanguages(heads: Head[]): string[] {
  const byAddress = new Map(heads.map((head) => [head.address, head]))
  const shown = heads.filter(({ isHidden }) => !isHidden)
  const faults = heads
    .filter(({ isHidden, alternates }) => isHidden && alternates.size > 0)
    .map(({ address }) => `${address} is hidden and names languages`)
  for (const { address, canonical, alternates } of shown) {
    const [set, own] = [[...alternates], byAddress.get(canonical)]
    if (alternates.get('x-default') !== alternates.get('en') || !alternates.has('en'))
      faults.push(`${address} has no page for other languages`)
    if (canonical === address && ![...alternates.values()].includes(address)) faults.push(`${address} does not name itself`)
    // A page that is still to be translated is shown in English: it speaks for the English one.
    if (canonical !== address && `${set}` !== `${[...(own?.alternates ?? [])]}`)
      faults.push(`${address} has other languages than ${canonical}`)
    const written = LOCALES.filter(
      (locale) => byAddress.get(addressIn(parseAddress(address).path, locale))?.canonical === addressIn(parseAddress(address).path, locale),
    )
    if (`${[...alternates.keys()]}` !== `${[...written, 'x-default']}`)
      faults.push(`${address} names ${[...alternates.keys()]} of ${written}`)
    for (const [language, href] of set)
      if (`${[...(byAddress.get(href)?.alternates ?? [])]}` !== `${set}`)
        faults.push(`${address} names ${href} (${language}), which names others`)
  }
  return faults
}

/** Pages whose share picture is none, or not that of what they say. */
export async function withoutPicture(site: Site, heads: Head[]): Promise<string[]> {
  const wrong = await Promise.all(
    heads.map(async ({ address, picture }) => {
      if (address.endsWith('/search')) return []
      if (!parseShare(picture)) return [`${address} names ${picture || 'no picture'}`]
      return (await sharedPage(site.store.content(), picture))?.now === picture ? [] : [`${picture} is not the picture of ${address}`]
    }),
  )
  return wrong.flat()
}
