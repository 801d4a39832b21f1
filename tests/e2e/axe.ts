import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Asks axe about a page, and has it tell faults alone: telling what passes, too, takes it twice as long. By itself it opens a page of
 * its own for each answer, to put together what frames of other hosts say, and takes three times as long; nothing of ours is in such a
 * frame.
 */
export const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options(FAULTS)

const FAULTS = { resultTypes: ['violations' as const] }

/** The same of what visitors see, with what this site promises beyond: text of 7:1, large text of 4.5:1, and targets of 24 pixels. */
export const axeForVisitors = (page: Page) =>
  axe(page).options({ ...FAULTS, rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } } })
