import { expect, test } from 'vitest'
import { addressIn } from '../../src/i18n/addresses.ts'
import { LOCALES } from '../../src/model/languages.ts'
import { oneLine, section, WORDS } from '../fixtures/clinic-texts.ts'
import { pathOf, treatments } from '../fixtures/clinic-treatments.ts'
import { ORIGIN } from '../service/site.ts'
import { one, textOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()
const untranslated = treatments.filter(({ translationState }) => translationState.ar === 'toBeTranslated')

/** Each text of a page with the language that it is marked as. */
function textsIn(node: Node, language = ''): [language: string, text: string][] {
  if (node.nodeType === 3) return [[language, node.textContent?.trim() ?? '']]
  const element = node as Element
  if (/^(script|style|svg)$/i.test(element.tagName)) return []
  const own = element.getAttribute?.('lang') || language
  return [...node.childNodes].flatMap((child) => textsIn(child, own))
}

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
// Three Latin words in a row are a sentence; names and addresses are shorter, or stand beside Arabic.
const isEnglish = (text: string) => !isArabic(text) && /[a-z]+ [a-z]+ [a-z]+/.test(text)

test('there are treatments to be translated', () => expect(untranslated.length).toBeGreaterThan(0))

for (const treatment of untranslated) {
  test(`${treatment.slug} is shown in English, with a note in the visitor’s language`, async () => {
    for (const locale of ['zh-CN', 'zh-TW', 'ar'] as const) {
      const page = await site.page(pathOf(treatment, locale))
      expect(textOf(one(page, 'main .notice b'))).toContain(WORDS[locale].treatment.toBeTranslated)
      expect(textOf(one(page, 'main .notice'))).toContain(WORDS[locale].treatment.toBeTranslatedText)
      expect(textOf(one(page, 'main h1[lang=en]'))).toBe(oneLine(treatment.hero.title))
    }
    expect((await site.page(pathOf(treatment))).querySelector('.notice')).toBeNull()
  })

  test(`on the page of ${treatment.slug} only what is English is marked as English`, async () => {
    const texts = textsIn((await site.page(pathOf(treatment, 'ar'))).documentElement)
    expect(texts.filter(([, text]) => isEnglish(text)).length).toBeGreaterThan(10)
    const wrong = texts.filter(([language, text]) => (isArabic(text) && language !== 'ar') || (isEnglish(text) && language !== 'en'))
    expect(wrong).toEqual([])
  })

  test(`search engines are told that ${treatment.slug} is English, on its page in each language`, async () => {
    for (const locale of LOCALES) {
      const page = await site.page(pathOf(treatment, locale))
      const links = [...page.querySelectorAll('link[rel=alternate][hreflang]')]
      expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'x-default'])
      expect(one(page, 'link[rel=canonical]').getAttribute('href')).toBe(ORIGIN + pathOf(treatment))
    }
  })
}

test('a page without any translation is shown in English, marked as such', async () => {
  const page = await site.page(addressIn('/notice', 'ar'))
  expect(textOf(one(page, 'main h1[lang=en]'))).toBe(section('page/notice', 'pageHero').heading)
})
