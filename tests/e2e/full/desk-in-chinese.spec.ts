import type { Page } from '@playwright/test'
import { EDITOR, type Server, startServer } from '../../fixtures/server.ts'
import { editing, expect, PATIENCE_MS } from '../editor.ts'
import { ownSite } from '../test.ts'
import { englishLeft } from './english-left.ts'

/** With git, so that there is a history, and drafts; in a browser that asks for Chinese. */
const test = editing().extend<object, { site: Server }>({ site: ownSite(() => startServer({}, { history: true })) })
test.use({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
test.setTimeout(400_000)

/** The editor of these servers, and whoever made their history. */
const PEOPLE = ['editor', 'Developer']
const PATIENCE = { timeout: PATIENCE_MS }
const FORMS = ['treatment/~/hifu', 'siteSettings/~/settings', 'faq/~/hydratite-how-long', 'page/~/home', 'teamMember/~/ailsa-drummond']
const LISTS = ['page', 'treatment', 'faq', 'teamMember', 'testimonial']
const SCREENS = [
  'start',
  'my_account',
  'colleagues',
  'releases',
  'review',
  'content_report',
  'history',
  'find_and_replace',
  'pictures',
  'enquiries',
  'new',
  'settings',
]

const tell = (page: Page) => page.getByRole('alert').filter({ visible: true })

async function signIn(page: Page, password = EDITOR.password) {
  await page.getByLabel('邮箱').fill(EDITOR.email, PATIENCE)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

async function enter(page: Page) {
  await page.goto('/admin/index.html')
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: /好/ })).toBeVisible(PATIENCE)
}

/** Opens a screen, and waits until it is whole. */
async function open(page: Page, hash: string) {
  await page.goto(`/admin/index.html#/${hash}`)
  const whole = page.locator('[data-screen], [data-test^="form:"]').filter({ visible: true }).first()
  await expect(whole).toBeVisible(PATIENCE)
  await expect(page.getByText(/^正在.*…$/).filter({ visible: true })).toHaveCount(0, PATIENCE)
}

test('no screen, list or form of the Chinese desk says a sentence in English', async ({ page, site }) => {
  const left = englishLeft(site.dir, PEOPLE)
  await enter(page)
  const found: Record<string, string[]> = {}
  const hashes = [...SCREENS.map((one) => `screens/${one}`), ...LISTS.map((one) => `collections/${one}/~`)]
  for (const hash of [...hashes, ...FORMS.map((one) => `collections/edit/${one}`)]) {
    await open(page, hash)
    // What Tina draws is said anew a moment later.
    await expect
      .poll(() => left(page), { message: hash, timeout: 10_000 })
      .toEqual([])
      .catch(async () => {
        const rest = await left(page)
        if (rest.length > 0) found[hash] = rest
      })
  }
  expect(found).toEqual({})
})

test('what is refused is refused in Chinese: a wrong password, a weak one, an empty text', async ({ page, site }) => {
  const left = englishLeft(site.dir, PEOPLE)
  await page.goto('/admin/index.html')
  await signIn(page, 'not the password')
  await expect(tell(page)).toContainText('邮箱与密码不匹配')
  expect(await left(page)).toEqual([])
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: /好/ })).toBeVisible(PATIENCE)

  await open(page, 'screens/my_account')
  await page.getByLabel('当前密码').fill(EDITOR.password)
  await page.getByLabel('新密码').fill('short')
  await page.getByRole('button', { name: '更改密码' }).click()
  await expect(page.getByText('密码至少需要 12 个字符；此密码有 5 个。')).toBeVisible()
  expect(await left(page)).toEqual([])

  await open(page, 'collections/edit/faq/~/hydratite-how-long')
  await page.locator('[name="question"]').fill('')
  await page.getByRole('button', { name: '保存到网站' }).click()
  await expect(page.getByText(/^尚未保存：.+不能为空。您的文字仍在表单中。$/)).toBeVisible()
  await expect.poll(() => left(page)).toEqual([])
})
