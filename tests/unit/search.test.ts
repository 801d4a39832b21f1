import { describe, expect, it } from 'vitest'
import { answerFrom, everyTreatment } from '../../src/content/search/answer.ts'
import { askedIn } from '../../src/content/search/asked.ts'
import { pageEntries } from '../../src/content/search/entries/pages.ts'
import { shownIn } from '../../src/content/search/entries/place.ts'
import { questionEntries } from '../../src/content/search/entries/questions.ts'
import { treatmentEntries } from '../../src/content/search/entries/treatments.ts'
import type { SearchEntry } from '../../src/content/search/entry.ts'
import { marked } from '../../src/content/search/marks.ts'
import { keysOf } from '../../src/content/search/pinyin.ts'
import { prepare } from '../../src/content/search/prepare.ts'
import { search } from '../../src/content/search/rank.ts'
import { errorsBetween, meant } from '../../src/content/search/typing-errors.ts'
import type { AnyBlock, RawPage } from '../../src/content/types.ts'
import { fold, termsOf } from '../../src/model/fold.ts'
import { treatment, treatments } from '../fixtures/treatments.ts'

describe('Texts are compared', () => {
  it.each([
    ['Crème Brûlée', 'creme brulee', 'without accents and case'],
    ['إزالة الشَّعر', 'ازاله الشعر', 'without Arabic vowel signs, with one form of alef and ta marbuta'],
    ['مستشفى ســـن', 'مستشفي سن', 'without the letter stretched, with one form of ya'],
    ['٤٥ دقيقة', '45 دقيقه', 'with Western digits'],
    ['ＨＩＦＵ－超声刀', 'hifu 超声刀', 'with one width'],
    ["B12's (new)", 'b12 s new', 'without punctuation'],
    ['شيء ومسؤول', 'شي ومسوول', 'without the Arabic hamza'],
    ['لیزر', 'ليزر', 'with the ya of a Persian keyboard'],
    ['کریم', 'كريم', 'with its kaf'],
    ['ڪريم', 'كريم', 'with a long kaf'],
    ['چہرہ', 'چهره', 'with the ha of an Urdu keyboard'],
    ['۳ جلسات', '3 جلسات', 'with Persian digits'],
    ['الل\u200cيزر', 'الليزر', 'without what only parts letters'],
    ['\u200fla\u00adser\u200b', 'laser', 'without marks that nobody sees'],
  ])('%s => %s: %s', (text, compared) => {
    expect(fold(text)).toBe(compared)
  })

  it('without the Arabic article in what is asked for', () => {
    expect(termsOf('الليزر  إزالة')).toEqual(['ليزر', 'ازاله'])
    // No article: in the middle of a word, or before a single letter.
    expect(termsOf('خالد الم')).toEqual(['خالد', 'الم'])
  })
})

const labels: Record<string, string> = { hair: 'Unwanted hair', texture: 'Texture and tone' }
const words = {
  concern: (name: string) => labels[name] ?? name,
  category: (name: string) => name,
  city: (name: string) => name,
  role: (name: string) => name,
  figures: ['Price'],
}
const entriesOf = (all: Parameters<typeof treatmentEntries>[0], locale: 'en' | 'ar' | 'zh-CN' = 'en') =>
  treatmentEntries(all, locale, words)
const finder = (entries: ReturnType<typeof entriesOf>) => {
  const prepared = prepare(entries)
  return (query: string) =>
    search(prepared, query).groups.flatMap(({ entries: found }) => found.map(({ card, href }) => card?.slug ?? href))
}

describe('Search', () => {
  const inEnglish = entriesOf(treatments)
  const slugs = finder(inEnglish)
  const inArabic = finder(entriesOf(treatments, 'ar'))

  it('reads the query of an address, and names all listed cards where nobody can answer one', () => {
    expect(askedIn('https://x.example/ar/search?q=%20laser+hair')).toBe('laser hair')
    expect(askedIn('https://x.example/search')).toBe('')
    expect(everyTreatment(inEnglish).flatMap(({ hits }) => hits.map(({ card }) => card?.slug))).toEqual([
      'cool-laser',
      'laser-hair-removal',
    ])
  })

  it('finds a name before a mention in the description', () => {
    expect(slugs('laser')).toEqual(['cool-laser', 'laser-hair-removal', 'electrolysis'])
  })

  it('finds by benefit, by concern, and by the figures and the place of a treatment', () => {
    expect(slugs('freckles')).toEqual(['cool-laser'])
    expect(slugs('unwanted')).toEqual(['electrolysis', 'laser-hair-removal'])
    expect(slugs('cool laser price')[0]).toBe('cool-laser')
  })

  it('puts what has every word first, and finds nothing where most of what was typed stands nowhere', () => {
    expect(slugs('laser resurfacing')[0]).toBe('cool-laser')
    expect(slugs('laser nothing')).toEqual([])
  })

  it('finds nothing for nothing', () => {
    expect(slugs('')).toEqual([])
    expect(slugs(' … ')).toEqual([])
  })

  it('finds what is unlisted, never what is unpublished', () => {
    expect(slugs('electrolysis')).toEqual(['electrolysis'])
    expect(slugs('gone')).toEqual([])
  })

  it('finds in the visitor’s language with and without the article, and by the English name too', () => {
    for (const query of ['الليزر', 'ليزر', 'بالليزر', 'اللَّيزر']) expect(inArabic(query)[0]).toBe('laser-hair-removal')
    expect(inArabic('Cool Laser')).toEqual(['cool-laser'])
  })

  it('finds what was typed with an error, or in two words or one', () => {
    for (const query of ['electrolisis', 'elcetrolysis', 'electroly', 'electro lysis']) expect(slugs(query)).toEqual(['electrolysis'])
    expect(slugs('lazer')).toEqual(slugs('laser'))
  })

  it('does without words that say nothing, in all forms of a word', () => {
    expect(slugs('what is the cool laser for')[0]).toBe('cool-laser')
    expect(slugs('lasers')).toEqual(slugs('laser'))
  })

  it('weighs a name before what it is for, and that before a description; the beginning of a word before its middle', () => {
    const find = finder(
      entriesOf([
        treatment({ slug: 'd', name: 'D', description: 'A glow.' }),
        treatment({ slug: 'c', name: 'C', card: { benefits: ['More glow'] } }),
        treatment({ slug: 'b', name: 'Afterglow' }),
        treatment({ slug: 'a', name: 'Glow' }),
      ]),
    )
    expect(find('glow')).toEqual(['a', 'b', 'c', 'd'])
  })

  it('finds by what only the page says, and lists what is found alike by name', () => {
    const info = { treatmentInfo: { benefits: ['Less redness'] } }
    const find = finder(entriesOf([treatment({ slug: 'a', name: 'Zeta', ...info }), treatment({ slug: 'z', name: 'Alpha', ...info })]))
    expect(find('redness')).toEqual(['z', 'a'])
  })

  it('finds by other names, in the visitor’s language and in English', () => {
    const filler = treatment({
      slug: 'filler',
      name: 'Dermal Filler',
      otherNames: ['lip plumping'],
      translations: { zhCN: { title: '玻尿酸填充', otherNames: ['丰唇'] } },
    })
    const entries = entriesOf([filler, treatment({ slug: 'other', name: 'Other', description: 'Not for lips.' })], 'zh-CN')
    for (const query of ['丰唇', 'lip plumping', 'fengchun', 'fc', 'bns', '我想丰唇吗', '丰唇多少'])
      expect(finder(entries)(query)[0]).toBe('filler')
    expect(finder(entries)('zzz')).toEqual([])
  })
})

describe('Chinese is typed in Latin letters', () => {
  it.each([
    ['激光脱毛', 'jiguangtuomao jgtm'],
    ['雷射除毛', 'leishechumao lscm'],
    ['HIFU', ''],
  ])('%s => %s', (text, keys) => expect(keysOf(text)).toBe(keys))
})

describe('Typing errors', () => {
  it.each([
    ['profihlo', 'profhilo', 1],
    ['lazer', 'laser', 1],
    ['peel', 'peels', 1],
    ['same', 'same', 0],
    ['filler', 'facial', 3],
  ])('%s and %s differ in %d places', (one, other, errors) => expect(errorsBetween(one, other, 2)).toBe(errors))

  it('a short word is not taken for another', () => {
    expect(meant('led', ['lid', 'red'])).toEqual([])
    expect(meant('hyrda', ['hydrafacial', 'laser'])).toEqual([{ word: 'hydrafacial', errors: 1 }])
  })
})

describe('What was found is shown', () => {
  const faq = {
    __typename: 'PageBlocksFaq',
    questions: [
      { question: { question: 'Does laser hurt?', answer: `${'Words. '.repeat(60)}A laser feels warm. ${'More. '.repeat(60)}` } },
    ],
  }
  const page = {
    slug: 'about',
    title: 'About',
    seo: { description: 'Who works here.' },
    blocks: [{ __typename: 'PageBlocksHero', heading: 'A lift|in town' }],
  }
  const entries = [
    ...entriesOf(treatments),
    ...pageEntries([page as unknown as RawPage], 'en'),
    ...questionEntries(
      [{ href: '/london', title: 'London', titleAt: 'title', names: [], blocks: shownIn('blocks', [faq as unknown as AnyBlock]) }],
      'en',
    ),
  ]
  const answer = answerFrom(entries)

  it('in groups, the one with the best first, with marks and a piece of a long text', () => {
    const [first, second] = answer('laser')
    expect([first?.kind, first?.hits[0]?.title]).toEqual(['treatment', ['Cool ', 'Laser', '']])
    const [hit] = second?.hits ?? []
    expect([second?.kind, hit?.title, hit?.of]).toEqual(['question', ['Does ', 'laser', ' hurt?'], 'London'])
    expect(hit?.href).toMatch(/^\/london#q-\w+$/)
    expect(hit?.leads).toEqual({
      title: 'blocks.0.questions.0.question.question',
      text: 'blocks.0.questions.0.question.answer',
      of: 'title',
    })
    const text = hit?.text.join('') ?? ''
    expect(text).toMatch(/^….*A laser feels warm.*…$/)
    expect(text.length).toBeLessThan(190)
    expect(answer('does laser hurt')[0]?.kind).toBe('question')
  })

  it('pages by their headings, too', () => {
    expect(answer('lift').map(({ kind, hits }) => [kind, hits[0]?.href])).toEqual([['page', '/about']])
  })

  it('with marks where they belong behind a character that is two units of text', () => {
    expect(marked('𠮷 Lip filler', ['filler'])).toEqual(['𠮷 Lip ', 'filler', ''])
  })

  it('with marks on whole Arabic words, whose letters are joined', () => {
    const [group] = answerFrom(entriesOf(treatments, 'ar'))('بالليزر')
    expect(group?.hits[0]?.title.filter((_, at) => at % 2 === 1)).toEqual(['بالليزر'])
  })
})

describe('Chinese is found in either script', () => {
  const entry = (title: string, at: number): SearchEntry => ({
    kind: 'page',
    href: `/${at}`,
    title,
    text: `${title}，请看这里`,
    names: [],
    keys: '',
    more: [],
  })
  it.each([
    ['停车', '停車'],
    ['胶原', '膠原'],
    ['皱纹', '皺紋'],
    ['价格', '價格'],
    ['脱毛', '脫毛'],
    ['头发', '頭髮'],
    ['发际线', '髮際線'],
    ['干细胞', '乾細胞'],
    ['里面', '裡面'],
    ['里面', '裏面'],
    ['台湾', '臺灣'],
    ['超声刀', '超聲刀'],
    ['医师', '醫師'],
  ])('%s and %s', (simplified, traditional) => {
    const find = answerFrom([simplified, traditional, '别的'].map((title, at) => entry(`我们的${title}服务`, at)))
    for (const query of [simplified, traditional]) {
      const hits = find(query).flatMap(({ hits }) => hits)
      expect(hits.map(({ href }) => href).sort()).toEqual(['/0', '/1'])
      // What was found is marked in the script of its page.
      expect(hits.map(({ title }) => title[1]).sort()).toEqual([simplified, traditional].sort())
    }
  })

  it.each([
    ['去皱', '除皺治療'],
    ['去皺', '除皱治疗'],
    ['价钱', '價格'],
    ['多少錢', '价格'],
    ['请问有没有停車', '停车'],
    ['請問有沒有停车', '停車'],
  ])('%s finds %s', (query, title) => {
    const found = answerFrom([entry(title, 0), entry('别的', 1)])(query)
    expect(found.flatMap(({ hits }) => hits.map(({ href }) => href))).toEqual(['/0'])
  })
})
