import { type Server, startServer } from '../../fixtures/server.ts'
import { editing, expect } from '../editor.ts'
import { ownSite } from '../test.ts'
import { beforeOf } from './tasks/before.ts'
import { Hand } from './tasks/hand.ts'
import { TASKS } from './tasks/list.ts'
import { type Taken, tableOf } from './tasks/table.ts'
import { openDesk } from './tasks/task.ts'

/** With git, so that there is a history, and drafts. */
const test = editing().extend<object, { site: Server }>({ site: ownSite(() => startServer({}, { history: true })) })

// One after the other, on one site: the last one adds up.
test.describe.configure({ mode: 'default', timeout: 240_000 })

const taken: Taken[] = []

for (const { name, walk, prepare, size = { width: 1440, height: 900 }, isSignedOut } of TASKS)
  test(`${name} takes no more clicks than before the desk was made`, async ({ page, site, browser }) => {
    await page.setViewportSize(size)
    const at = { page, hand: new Hand(page), site, browser }
    await prepare?.(at)
    if (isSignedOut) await page.goto('/admin/index.html')
    else await openDesk(page, site)
    const started = performance.now()
    await walk(at)
    taken.push({ name, clicks: at.hand.done, seconds: (performance.now() - started) / 1000 })
    expect(at.hand.done).toBeLessThanOrEqual(beforeOf(name).clicks ?? Number.POSITIVE_INFINITY)
  })

test('all tasks together take at most half of the clicks of before', () => {
  const { lines, now, before } = tableOf(taken)
  console.log(lines.join('\n'))
  expect(taken).toHaveLength(22)
  expect(now).toBeLessThanOrEqual(before / 2)
})
