import type { Page } from '@playwright/test'
import { type Server, startServer } from '../fixtures/server.ts'
import { test as base, expect, ownSite } from './test.ts'

export const PASSWORD = 'correct horse battery'

/** Tests with a site whose content is a git repository, so that it has branches: those of one call share it. */
export const branching = () =>
  base.extend<object, { site: Server }>({ site: ownSite(() => startServer({ GATE_PASSWORD: PASSWORD }, { history: true })) })

export const test = branching()

/** Passes the testers' password check in the page's browser. */
export async function becomeTester(page: Page) {
  const response = await page.request.post('/api/gate/sign-in', { data: { password: PASSWORD } })
  expect(response.ok()).toBe(true)
}

export { expect }
