import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Asks axe about a page. By itself it opens a page of its own for each answer, to put together what frames of other hosts
 * say, and takes three times as long; nothing of ours is in such a frame.
 */
export const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()
