import type { Context } from 'hono'
import type { Attempt } from '../../features/enquiries/rules/attempt.ts'
import type { Looks } from '../../features/preview/server/look.ts'
import { askingOf, gateFor, type PreviewDoors, viewFor } from '../../features/preview/server/view.ts'
import { parseAddress } from '../../i18n/addresses.ts'
import type { Views } from '../content/branches/views.ts'
import { clientAddress } from '../http/client-address.ts'
import type { WorkLine } from '../http/line.ts'
import { finish, sendPage } from './finished.ts'
import type { Render } from './renderer.ts'

type Parts = PreviewDoors & { branches: Views & Looks; render: Render; origin: () => string; line: WorkLine }

/**
 * Returns a function that answers a form that was posted without script with the page of the form, which shows what was
 * typed and what is wrong. The answer is never kept. A tester stays on their branch.
 */
export function createReply({ branches, accounts, gate, readers, render, origin, line }: Parts) {
  return async (c: Context, page: string, attempt: Attempt, status: number): Promise<Response> => {
    const { base } = parseAddress(page)
    const asking = await askingOf(c, { accounts, gate, readers })
    const request = new Request(new URL(page, origin()), { headers: { accept: 'text/html' } })
    const { store, preview, before, pictures, at } = await viewFor(branches, base, asking)
    const view = { content: store.content(), site: branches.main.content(), preview, before, pictures, at }
    const given = { ...view, origin: origin(), gate: await gateFor(c, base, asking, gate), attempt }
    const finished = await line.add(async () => finish(await render(request, given)), clientAddress(c))
    return sendPage(c, { ...finished, status, headers: { ...finished.headers, 'cache-control': 'private, no-store' } })
  }
}
