import { expect, openEditor, PATIENCE_MS, test } from '../editor.ts'

test.setTimeout(300_000)

const PATIENCE = { timeout: PATIENCE_MS }
const ACCOUNT = '/admin/index.html#/screens/my_account'

test('an editor has the desk in Chinese, with what was typed and not saved, and goes back to English', async ({ page }) => {
  const preview = await openEditor(page, '/shop')
  await preview.locator('h1').click()
  await page.locator('[name="blocks.0.heading"]').fill('Typed in English')
  await expect(page.getByRole('status').filter({ hasText: 'Not saved: ' })).toBeVisible()

  await page.goto(ACCOUNT)
  await page.getByLabel('Language of the desk').selectOption('简体中文')
  await expect(page.getByLabel('工作台语言')).toHaveValue('zh-CN', PATIENCE)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await page.getByRole('banner').getByRole('link', { name: '工作台', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^(早上|下午|晚上)好/ })).toBeVisible(PATIENCE)
  await expect(page.getByRole('tabpanel').getByText('未保存')).toHaveCount(1)

  await page.goto('/admin/index.html#/~/shop')
  const offer = page.getByRole('alert').filter({ hasText: '有未保存的更改' })
  await offer.getByRole('button', { name: '恢复' }).click()
  await expect(preview.locator('h1')).toHaveText('Typed in English', PATIENCE)
  await expect(page.getByText('显示在浏览器标签页和面包屑导航中。')).toBeVisible()
  await expect(page.getByRole('button', { name: '保存到网站' })).toBeEnabled()
  await preview.locator('h1').click()
  await expect(page.getByRole('textbox', { name: /^大标题/ })).toHaveValue('Typed in English')

  await page.getByRole('button', { name: '网站', exact: true }).click()
  await expect(page.getByRole('heading', { name: '在草稿中编辑' })).toBeVisible()
  await expect(page.getByLabel('新草稿的名称')).toBeVisible()
  await expect(page.getByRole('button', { name: '新建草稿' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(ACCOUNT)
  await page.getByLabel('工作台语言').selectOption('English')
  await expect(page.getByLabel('Language of the desk')).toHaveValue('en', PATIENCE)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('whoever signs in chooses the language of the desk there; a browser that asks for Chinese has it at once', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.origin, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto('/admin/index.html')
  const languages = page.getByRole('navigation', { name: '工作台语言' })
  await expect(languages.getByRole('button', { name: '简体中文' })).toHaveAttribute('aria-current', 'true', PATIENCE)
  await languages.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('navigation', { name: 'Language of the desk' })).toBeVisible(PATIENCE)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})
