import { HtmlValidate } from 'html-validate'
import type { JsonObject } from '../../../src/model/json.ts'
import { LOCALES, prefixOf } from '../../../src/model/languages.ts'
import { documents } from '../../fixtures/clinic.ts'
import { expect, test } from '../test.ts'
import { treatmentsIn } from './kinds.ts'

/** What is not asked, each with its reason. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes these as it likes: `hrefLang`, `hidden=""`, `<br/>`, `<!DOCTYPE html>`. Browsers read them alike.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Editors write titles; the content report counts them by their width, which is another for Chinese.
    'long-title': 'off',
    // A text of the content may end in a space; nobody sees it.
    'no-trailing-whitespace': 'off',
    // `role="status"` is no `<output>` of a form's figures, and readers don't know `<search>` yet.
    'prefer-native-element': 'off',
    // Numbers have plain spaces, so that what is copied has; style says where one may break (`.tel`).
    'tel-non-breaking': 'off',
    'no-inline-style': 'error',
  },
})

/** Pages that nobody has described or translated yet: they have the English title in every language. */
const UNFINISHED = documents.flatMap(({ collection, json }) =>
  collection === 'page' && !((json.translations as JsonObject).ar as JsonObject).title ? [`/${json.slug}`] : [],
)

/** Every address of the sitemap. */
async function addresses(request: import('@playwright/test').APIRequestContext, origin: string): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => (url ?? '').replace(origin, '') || '/')
}

test('every page of the sitemap is there, valid, and has a title and a description of its own', async ({ request, site }) => {
  test.setTimeout(600_000)
  const all = await addresses(request, site.origin)
  expect(all).toEqual(expect.arrayContaining(LOCALES.flatMap((locale) => treatmentsIn(locale).map((path) => prefixOf(locale) + path))))
  const titles = new Map<string, string>()
  const problems: string[] = []
  for (const address of all) {
    const response = await request.get(address)
    const html = await response.text()
    if (response.status() !== 200) problems.push(`${address}: ${response.status()}`)
    const isFinished = !UNFINISHED.some((path) => address.endsWith(path))
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
    if (isFinished && titles.has(title)) problems.push(`${address} has the title of ${titles.get(title)}: ${title}`)
    titles.set(title, address)
    if (isFinished && !/<meta name="description" content="[^"]{20,}/.test(html)) problems.push(`${address} has no description`)
    const report = await validator.validateString(html)
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column } of messages.slice(0, 3))
        problems.push(`${address} ${ruleId}: ${message} (${line}:${column})`)
  }
  expect(problems).toEqual([])
})

test('every link inside the site leads somewhere, in every language', async ({ request, site }) => {
  test.setTimeout(600_000)
  const checked = new Map<string, number>()
  const broken: string[] = []
  for (const address of await addresses(request, site.origin)) {
    const html = await (await request.get(address)).text()
    const links = new Set([...html.matchAll(/(?:href|src)="(\/[^"#?]*)/g)].map(([, link]) => link ?? ''))
    for (const link of links) {
      if (!checked.has(link)) checked.set(link, (await request.get(link)).status())
      if (checked.get(link) !== 200) broken.push(`${address} → ${link}: ${checked.get(link)}`)
    }
  }
  expect(broken).toEqual([])
})
