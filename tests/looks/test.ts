import { relative } from 'node:path'
import { test as base, type TestInfo } from '@playwright/test'
import { prefixOf } from '../../src/model/languages.ts'
import { clockAt, type Server, startServer } from '../fixtures/server.ts'
import { plantStories } from '../fixtures/stories.ts'
import { camerasOf, MOMENT } from './camera.ts'
import { compare, type Terms } from './kept.ts'
import { looksAt, nameOf, scaleOf } from './subjects.ts'
import { take } from './take.ts'

type Studio = { site: Server; withCamera: ReturnType<typeof camerasOf> }

/** A site where each kind of section has a page of its own and it is always the same hour, and cameras to look at it. */
export const test = base.extend<object, { studio: Studio }>({
  studio: [
    async ({ browser }, use) => {
      const site = await startServer(clockAt(MOMENT), { prepare: plantStories })
      await use({ site, withCamera: camerasOf(browser) })
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** What this run does with differences. */
export const termsOf = ({ project, config }: TestInfo): Terms => ({
  shownIn: relative('.', `${project.outputDir}/looks`),
  accept: ['all', 'changed'].includes(config.updateSnapshots),
})

/** How something at an address looks different from what is kept, in every language and at every width. */
export async function changes({ site, withCamera }: Studio, subject: string, path: string, info: TestInfo): Promise<string[]> {
  const found: (string | undefined)[] = []
  for (const look of looksAt(subject)) {
    const address = `${site.origin}${prefixOf(look.locale)}${path}`
    const what = subject.startsWith('pages/') ? 'page' : 'section'
    const picture = await withCamera(look.width, scaleOf(subject, look), (camera) => take(camera, address, what))
    found.push(await compare(nameOf(subject, look), picture, termsOf(info)))
  }
  return found.filter((sentence) => sentence !== undefined)
}
