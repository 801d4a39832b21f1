import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Server } from '../../../fixtures/server.ts'
import { EDITOR } from '../../../fixtures/server.ts'
import { expect, PATIENCE_MS } from '../../editor.ts'
import type { TaskName } from './before.ts'
import type { Hand } from './hand.ts'

type Walk = { page: Page; hand: Hand; site: Server; browser: Browser }

/** What a person wants to do: they begin on the first screen, signed in, and `walk` ends when it is done, and asserted. */
export type Task = {
  name: TaskName
  walk(at: Walk): Promise<void>
  /** What is so before the person comes. */
  prepare?(at: Walk): Promise<void>
  size?: { width: number; height: number }
  isSignedOut?: true
}

export const PATIENCE = { timeout: PATIENCE_MS }

/** Opens the first screen in a browser that is signed in already, and waits until the pages are listed. */
export async function openDesk(page: Page, { origin }: Server) {
  await page.request.post('/api/editors/sign-in/email', { headers: { origin }, data: EDITOR })
  await page.goto('/admin/index.html')
  await expect(card(page, 'Home')).toBeVisible(PATIENCE)
}

/** The page or treatment of this name on the first screen. */
export const card = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('link', { name: new RegExp(`^${name} /`) })

/** Waits until the page in the frame can be clicked, and gives it. */
export async function opened(page: Page) {
  const preview = page.frameLocator('iframe')
  await preview.locator('h1 [data-tina-field], h1[data-tina-field]').first().waitFor(PATIENCE)
  // Texts can be clicked once the admin has their forms.
  await page.getByRole('button', { name: 'Also on this page' }).waitFor(PATIENCE)
  // The page in the frame listens to clicks once Tina has marked it.
  await preview.locator('body.__tina-quick-editing-enabled').waitFor(PATIENCE)
  return preview
}

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
export const save = (page: Page) => page.getByRole('button', { name: /^Save to/ })

/** Reads a document of the site: `'page/shop'` */
export const read = async ({ dir }: Server, name: string) => JSON.parse(await readFile(join(dir, `content/${name}.json`), 'utf8'))

/** Writes a document of the site, as somebody else did before. */
export const write = ({ dir }: Server, name: string, document: object) =>
  writeFile(join(dir, `content/${name}.json`), JSON.stringify(document, null, 2))
