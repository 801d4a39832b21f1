import { expect, test } from 'vitest'
import { addressIn } from '../../src/i18n/addresses.ts'
import { LOCALES } from '../../src/model/languages.ts'
import { inLanguage, read, WORDS } from '../fixtures/clinic-texts.ts'
import { textOf, textsOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()
const review = read<{ name: string }>('testimonial/london-amara')
const DAYS: Record<string, string> = { en: '13 October 2026', 'zh-CN': '2026年10月13日', 'zh-TW': '2026年10月13日', ar: '13 أكتوبر 2026' }

for (const locale of LOCALES)
  test(`a review on ${addressIn('/london', locale)} says where it was written, when, and what was given for it; nothing where no one said`, async () => {
    const page = await site.page(addressIn('/london', locale))
    const captions = [...page.querySelectorAll('figcaption')]
    const own = captions.find((one) => textOf(one).startsWith(inLanguage(review, locale).name))
    const { source, given } = WORDS[locale].reviews
    expect(own && textsOf(own, '.meta')).toEqual([`${source.google} · ${DAYS[locale]} · ${given.nothing}`])
    expect(captions.flatMap((one) => textsOf(one, '.meta'))).toHaveLength(1)
  })
