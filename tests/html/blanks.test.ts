import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { until } from '../service/garden.ts'
import { hrefsIn, one, textOf, textsOf } from './reading.ts'
import { ownSite } from './site.ts'

const site = await ownSite()

/** Changes the text of a document of the site, and waits until a page shows that. */
async function edit(path: string, change: (text: string) => string, address: string, isShown: (page: Document) => boolean) {
  const file = join(site.garden.dir, 'content', path)
  await writeFile(file, change(await readFile(file, 'utf8')))
  await until(async () => isShown(await site.read(address)), address)
}

const h1 = (page: Document) => textOf(page.querySelector('h1'))

test('thanks of which only the name is written have a title where nobody is named', async () => {
  const heading = (to: string) => (text: string) =>
    text.replaceAll(/"heading": "(Nothing has been\|sent yet|Nothing yet|\{name\})"/g, `"heading": "${to}"`)
  for (const blank of ['{name}', '|{name}']) {
    await edit('page/thank-you.json', heading('Nothing yet'), '/thank-you', (page) => h1(page) === 'Nothing yet')
    await edit('page/thank-you.json', heading(blank), '/thank-you', (page) => h1(page) === 'Thank you')
  }
})

test('an answer of blanks alone stands in English where its page is in another language', async () => {
  const blank = (text: string) => {
    const question = JSON.parse(text)
    question.translations.zhTW.answer = '\n'
    return JSON.stringify(question, null, 2)
  }
  const english = textsOf(await site.read('/'), '.acc .a')[0] ?? ''
  expect(english).toMatch(/\w/)
  await edit('faq/home-consultation.json', blank, '/zh-TW', (page) => textsOf(page, '.acc .a[lang=en]').includes(english))
})

test('a link for a message leads nowhere while Settings have no address for it, and its label stays', async () => {
  const label = 'Chat on WhatsApp'
  expect(one(await site.read('/contact'), 'main a', label).getAttribute('href')).toMatch(/^https:/)
  expect(hrefsIn(await site.read('/doctors'))).toContainEqual(expect.stringMatching(/^mailto:hello@/))
  const without = (text: string) =>
    text.replace(/"whatsapp": "[^"]*"/, '"whatsapp": ""').replace(/"primaryEmail": "[^"]*"/, '"primaryEmail": ""')
  const leads = (page: Document) => hrefsIn(page).filter((href) => /^(\?|mailto:$|https:\/\/wa\.)/.test(href))
  await edit('siteSettings/settings.json', without, '/contact', (page) => leads(page).length === 0)
  expect(textsOf(await site.read('/contact'), 'main span')).toContain(label)
  expect(leads(await site.read('/doctors'))).toEqual([])
})
