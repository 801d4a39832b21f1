import type { Context } from 'hono'
import type { Attempt } from '../../enquiries/attempt.ts'
import type { Views } from '../branches/branches.ts'
import { viewFor } from '../branches/view.ts'
import type { Accounts } from '../editors/accounts.ts'
import type { Gate } from '../gate/gate.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Line } from '../http/line.ts'
import { finish, sendPage } from './finished.ts'
import type { Render } from './renderer.ts'

type Parts = { branches: Views; accounts: Accounts; gate: Gate; render: Render; origin: () => string; line: Line }

/** Answers a form that was posted without script with its own page: what was typed, what is wrong, never kept. A tester stays on their branch. */
export function createReply({ branches, accounts, gate, render, origin, line }: Parts) {
  return async (c: Context, page: string, attempt: Attempt, status: number): Promise<Response> => {
    const state = { mode: gate.mode, open: await gate.isOpen(c), tester: gate.hasFlag(c) || (await gate.isTester(c)) }
    const request = new Request(new URL(page, origin()), { headers: { accept: 'text/html' } })
    const { store, preview, before, pictures } = await viewFor(c, { branches, accounts, gate })
    const view = { content: store.content(), preview, before, pictures }
    const given = { ...view, origin: origin(), gate: state, attempt }
    const finished = await line.add(async () => finish(await render(request, given)), clientAddress(c))
    return sendPage(c, { ...finished, status, headers: { ...finished.headers, 'cache-control': 'private, no-store' } })
  }
}
