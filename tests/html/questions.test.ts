import { expect, test } from 'vitest'
import { typeset } from '../../src/ui/typeset.ts'
import { named, oneLine, type Question, section } from '../fixtures/clinic-texts.ts'
import { sectionUnder, textOf, textsOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()

const PAGES = {
  '/': 'page/home',
  '/london': 'page/london',
  '/edinburgh': 'page/edinburgh',
  '/procedures/body/exilis': 'treatment/exilis',
}

for (const [path, document] of Object.entries(PAGES))
  test(`${path} has its questions, all closed, of which a browser opens one at a time`, async () => {
    const { heading, questions } = section<{ questions: { question: string }[] }>(document, 'faq')
    const list = sectionUnder(await site.page(path), oneLine(heading))
    const asked = questions.map(({ question }) => named<Question>(question))
    expect(asked.length).toBeGreaterThan(1)
    expect(textsOf(list, '[name] > summary')).toEqual(asked.map(({ question }) => question))
    const all = [...list.querySelectorAll('details[name]')]
    for (const [index, { answer }] of asked.entries())
      expect(textOf(all[index]?.querySelector('.a'))).toContain(typeset(answer.split('\n')[0] ?? ''))
    expect(all.filter((one) => one.hasAttribute('open'))).toEqual([])
    expect(new Set(all.map((one) => one.getAttribute('name'))).size).toBe(1)
    expect(all[0]?.getAttribute('name')).toBeTruthy()
  })
