import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { formAddress } from '../../../src/admin/field-link.ts'
import { addressOf } from '../../../src/model/address.ts'
import { type Server, startServer } from '../../fixtures/server.ts'
import { axe } from '../axe.ts'
import { test as base, expect, PATIENCE_MS, signIn } from '../editor.ts'
import { ownSite } from '../test.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The site's own documents and pictures. */
function withOwnContent(dir: string) {
  for (const folder of ['content', 'public/media']) {
    rmSync(join(dir, folder), { recursive: true, force: true })
    cpSync(join(ROOT, folder), join(dir, folder), { recursive: true })
  }
}

const test = base.extend<object, { site: Server }>({ site: ownSite(() => startServer({}, { prepare: withOwnContent })) })
test.setTimeout(1_200_000)

const documents = readdirSync(join(ROOT, 'content')).flatMap((collection) =>
  readdirSync(join(ROOT, 'content', collection), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const path = `content/${collection}/${file}`
      const address = addressOf(path, JSON.parse(readFileSync(join(ROOT, path), 'utf8')))
      const form = formAddress({ collection, name: file.replace(/\.json$/, '') }, '')
      return { collection, path, hash: address ? `#/~${address}` : form, form }
    }),
)

const save = (page: Page) => page.getByRole('button', { name: /^Save to/ })

/** Signs in, and tells from then on what the console says. */
async function enter(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/index.html#/screens/start')
  await signIn(page)
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: PATIENCE_MS })
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
  return problems
}

/** Opens the form of a document, with the page in the preview where it has one. */
async function open(page: Page, path: string, hash: string) {
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, hash)
  if (hash.startsWith('#/~')) {
    await expect.poll(() => page.frames().some((frame) => new RegExp(`^https?://[^/]+${hash.slice(3)}$`).test(frame.url()))).toBe(true)
    await page.frameLocator('iframe').locator('h1').first().waitFor({ timeout: PATIENCE_MS })
    await page.getByRole('button', { name: 'Also on this page' }).waitFor({ timeout: PATIENCE_MS })
  }
  await page.locator(`[data-test="form:${path}"] :is(input, textarea)`).first().waitFor({ timeout: PATIENCE_MS })
  await expect(save(page)).toBeVisible({ timeout: PATIENCE_MS })
}

const unsaved = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved:')).length)

/** What WCAG 2.2 asks for at its level AA; the landmarks of the frame around the forms are Tina's. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const PARTS = 4
for (let part = 0; part < PARTS; part += 1)
  test(`every document opens with nothing unsaved, no error and nothing for axe to find: part ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    const problems = await enter(page)
    const found: string[] = []
    for (const { path, hash } of documents.filter((_, index) => index % PARTS === part)) {
      await open(page, path, hash)
      const { violations } = await axe(page).withTags(WCAG).exclude('iframe').analyze()
      found.push(...violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html.slice(0, 200)}`))
      if ((await save(page).isEnabled()) || (await unsaved(page)) > 0) found.push(`${path}: unsaved`)
      found.push(...problems.splice(0).map((text) => `${path}: ${text}`))
    }
    expect(found).toEqual([])
  })

/** The paths at which two values differ. */
function differences(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return Object.is(one, other) ? [] : [path]
  const [a, b] = [one, other] as Record<string, unknown>[]
  return [...new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])].flatMap((key) =>
    differences(a?.[key], b?.[key], path ? `${path}.${key}` : key),
  )
}

test('one text changed in a document of each kind is the one difference in its file', async ({ page, site }) => {
  await enter(page)
  for (const collection of new Set(documents.map((one) => one.collection))) {
    const { path, form } = documents.find((one) => one.collection === collection) ?? { path: '', form: '' }
    const read = async () => JSON.parse(await readFile(join(site.dir, path), 'utf8'))
    const before = await read()
    await open(page, path, form)
    const input = page.locator('input[type=text][name]:not([readonly]), textarea[name]').first()
    const name = (await input.getAttribute('name')) ?? ''
    await input.fill(`${await input.inputValue()} and more`)
    await save(page).click()
    await expect.poll(async () => differences(before, await read()), path).toEqual([name])
    await expect(save(page)).toBeDisabled()
  }
})
