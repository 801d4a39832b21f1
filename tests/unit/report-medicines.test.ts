import { describe, expect, it } from 'vitest'
import { medicineOffers } from '../../src/features/report/rules/checks/medicine-offers.ts'
import { medicineTraits } from '../../src/features/report/rules/checks/medicine-traits.ts'
import { medicines } from '../../src/features/report/rules/checks/medicines.ts'
import { medicinesIn } from '../../src/features/report/rules/medicines/words.ts'
import { found, page } from '../fixtures/report.ts'

const heading = (text: string) => ({ 'page/a': page([{ heading: text, _template: 'icons' }]) })

describe('A text that advertises', () => {
  it.each([
    ...['Botox from £150', 'botulinum toxin', 'Azzalure', 'Bocouture', 'Dysport', 'Xeomin', 'Letybo', 'Relfydess', 'Nuceiva', 'Alluzience'],
    ...[
      'Anti-wrinkle injections',
      'anti wrinkle injection',
      'baby tox',
      'Wrinkle relaxing injections',
      'B12 injections',
      'Vitamin D injection',
      'Injections of vitamin B12',
    ],
    ...['肉毒素', '肉毒桿菌', '保妥适', '保妥適', '吉適', '除皱针', '除皺針', '瘦脸针', '维生素 B12 注射', '維生素D注射'],
    ...['البوتوكس', 'توكسين البوتولينوم', 'ديسبورت', 'إبر التجاعيد', 'حقن التجاعيد', 'إبرة فيتامين B12', 'حقن فيتامين د'],
  ])('must not say %s', (text) => {
    expect(found(medicines, heading(text))).toEqual(['error page/a blocks.0.heading'])
  })

  it.each([
    'Anti-wrinkle consultation',
    'A consultation for the treatment of lines and wrinkles',
    'Vitamin consultation',
    'Vitamin B12',
    'Toxicology',
    '抗皱咨询',
    'استشارة التجاعيد',
    'Dermal filler injections',
  ])('may say %s', (text) => {
    expect(medicinesIn(text)).toEqual([])
  })

  it('is another name by which search would find a treatment', () => {
    const named = { title: 'HIFU', otherNames: ['face lift', 'Botox'], translations: { ar: { otherNames: ['بوتوكس'] } } }
    expect(found(medicines, { 'treatment/hifu': named })).toEqual([
      'error treatment/hifu otherNames',
      'error treatment/hifu translations.ar.otherNames ar',
    ])
  })

  it('is every menu, card, title, description and alternative text, in every language', () => {
    const documents = {
      'siteSettings/settings': { menus: [{ featured: [{ label: 'Botox', href: '/' }] }] },
      'treatment/hifu': {
        title: 'HIFU',
        card: { name: 'HIFU', translations: { zhTW: { benefits: ['不是肉毒'] } } },
        seo: { description: 'Botox' },
      },
      'treatment/anti-wrinkle': { title: 'Anti-wrinkle', hero: { alt: 'A vial of Botox', title: 'Botox' } },
      'testimonial/a': { content: 'I love Botox' },
    }
    expect(found(medicines, documents)).toEqual([
      'error siteSettings/settings menus.0.featured.0.label',
      'error treatment/hifu card.translations.zhTW.benefits zh-TW',
      'error treatment/hifu seo.description',
      'error treatment/anti-wrinkle hero.title',
      'error treatment/anti-wrinkle hero.alt',
      'error testimonial/a content',
    ])
  })
})

describe('The page of such a treatment', () => {
  const own = { title: 'Anti-wrinkle', category: 'injectables', noOffers: true }

  it('may name it in its text: worth a look', () => {
    const content = [{ body: 'What botulinum toxin does', _template: 'textSection' }]
    expect(found(medicines, { 'treatment/anti-wrinkle': { ...own, content } })).toEqual(['warning treatment/anti-wrinkle content.0.body'])
  })

  it('and its questions, as long as no other page shows them', () => {
    const content = [{ questions: [{ question: 'content/faq/a.json' }], _template: 'faq' }]
    const documents = { 'faq/a': { question: 'How does Botox work?' }, 'treatment/anti-wrinkle': { ...own, content } }
    expect(found(medicines, documents)).toEqual(['warning faq/a question'])
    expect(found(medicines, { ...documents, 'page/home': page(content) })).toEqual(['error faq/a question'])
  })

  it('has no price on its card or for search engines, and no promise of an onset: worth a look', () => {
    const documents = {
      'treatment/anti-wrinkle': {
        ...own,
        card: { price: 'From £150' },
        treatmentInfo: { results: 'After 3-5 days' },
        seo: { description: 'From £150.' },
      },
      'treatment/hifu': { title: 'HIFU', card: { price: 'From £150' }, treatmentInfo: { results: 'After 3-5 days' } },
    }
    expect(found(medicineOffers, documents)).toEqual([
      'warning treatment/anti-wrinkle card.price',
      'warning treatment/anti-wrinkle seo.description',
      'warning treatment/anti-wrinkle treatmentInfo.results',
    ])
  })

  it('carries no offers: an error for botulinum toxin, worth a look for vitamins', () => {
    const shared = { 'page/treatment-sections': page([{ heading: 'Offers', items: [{ title: '20% off' }], _template: 'offers' }]) }
    const documents = {
      ...shared,
      'treatment/anti-wrinkle': { title: 'Anti-wrinkle' },
      'treatment/b12': { title: 'B12' },
      'treatment/hifu': { title: 'HIFU' },
    }
    expect(found(medicineOffers, documents)).toEqual(['error treatment/anti-wrinkle noOffers', 'warning treatment/b12 noOffers'])
    expect(found(medicineOffers, { ...shared, 'treatment/anti-wrinkle': own })).toEqual([])
  })

  it('carries none either where it leaves the shared sections out, or nobody sees them', () => {
    const offers = (more: object) => ({
      'page/treatment-sections': page([{ heading: 'O', items: [{ title: '20% off' }], _template: 'offers', ...more }]),
    })
    const withSections = (...content: object[]) =>
      found(medicineOffers, { ...offers({}), 'treatment/anti-wrinkle': { title: 'Anti-wrinkle', content } })
    const other = { _template: 'textSection', body: 'Text' }
    expect(withSections(other, { _template: 'sharedSections', leaveOut: true })).toEqual([])
    expect(withSections(other, { _template: 'sharedSections' })).toEqual(['error treatment/anti-wrinkle noOffers'])
    expect(withSections({ ...other, leaveOut: true })).toEqual(['error treatment/anti-wrinkle noOffers'])
    expect(found(medicineOffers, { ...offers({ hidden: true }), 'treatment/anti-wrinkle': { title: 'Anti-wrinkle' } })).toEqual([])
  })

  it('is promoted by no badge', () => {
    const featured = [
      { href: '/procedures/injectables/anti-wrinkle', badge: 'Client favourite' },
      { href: '/about', badge: 'New' },
    ]
    expect(found(medicineOffers, { 'treatment/anti-wrinkle': own, 'siteSettings/settings': { menus: [{ featured }] } })).toEqual([
      'error siteSettings/settings menus.0.featured.0.badge',
    ])
  })
})

describe('The page of botulinum toxin gives it away by its traits', () => {
  const body = (text: string) => ({ title: 'Anti-wrinkle', content: [{ body: text, _template: 'textSection' }] })

  it.each([
    'It is noticed after 3–5 days and lasts about 3–4 months.',
    '通常在 3–5 天后察觉，约维持 3–4 个月。',
    '約 3–5 天後可察覺，維持約 3–4 個月。',
    'يُلاحَظ بعد 3 إلى 5 أيام ويدوم نحو 3 إلى 4 أشهر.',
    'Not with certain conditions of nerve and muscle. Some antibiotics call for a delay.',
    '患有某些神经与肌肉疾病者不适合。服用某些抗生素时需要推迟。',
    '患有某些神經肌肉疾病者不適合，部分抗生素需要延後。',
    'لا يناسب بعض أمراض الأعصاب والعضلات. وبعض المضادات الحيوية تستدعي التأجيل.',
  ])('where it says: %s', (text) => {
    expect(found(medicineTraits, { 'treatment/anti-wrinkle': body(text) })).toEqual(['error treatment/anti-wrinkle content.0.body'])
  })

  it.each(['You have 5 days to think.', 'Results are reviewed after 3 months.', 'Tell us about every medicine, antibiotics too.'])(
    'and not where it says: %s',
    (text) => {
      expect(found(medicineTraits, { 'treatment/anti-wrinkle': body(text) })).toEqual([])
    },
  )

  it('as does any text about wrinkles, but no other treatment, and not the results that the specification gives', () => {
    const traits = 'Redness for 4 days, results for 12 months.'
    const documents = {
      'faq/a': { question: 'What helps with wrinkles?', answer: `For wrinkles: 3-5 days, 3-4 months.` },
      'treatment/cool-laser': { title: 'Cool Laser', content: [{ body: traits, _template: 'textSection' }] },
      'treatment/magnesium': { title: 'Magnesium', content: [{ body: 'Myasthenia gravis, antibiotics.', _template: 'textSection' }] },
      'treatment/anti-wrinkle': { title: 'Anti-wrinkle', treatmentInfo: { results: 'Onset 3-5 days, lasts about 3-4 months' } },
    }
    expect(found(medicineTraits, documents)).toEqual(['error faq/a answer'])
  })
})

describe('What the owner keeps', () => {
  const offer = (code: string) => page([{ heading: 'Offers', items: [{ title: 'Free B12 injection', code }], _template: 'offers' }])

  it('is flagged, and no error: the code B12FREE', () => {
    expect(found(medicines, { 'page/a': offer('B12FREE') })).toEqual([
      'warning page/a blocks.0.items.0.title',
      'warning page/a blocks.0.items.0.code',
    ])
    expect(found(medicines, { 'page/a': offer('B12HALF') })).toEqual([
      'error page/a blocks.0.items.0.title',
      'error page/a blocks.0.items.0.code',
    ])
  })

  it('is flagged, and no error: an option of the form', () => {
    const labels = { en: { form: { kept: 'Injectables (Botox/Fillers)', other: 'Botox' } }, ar: { form: { other: 'بوتوكس' } } }
    expect(found(medicines, {}, { labels })).toEqual([
      'warning src/i18n/resources/en.ts form.kept',
      'error src/i18n/resources/en.ts form.other',
      'error src/i18n/resources/ar.ts form.other ar',
    ])
  })
})
