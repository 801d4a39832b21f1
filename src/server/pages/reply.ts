import type { Context } from 'hono'
import type { Attempt } from '../../enquiries/attempt.ts'
import type { ReadingStore } from '../content/store.ts'
import type { Gate } from '../gate/gate.ts'
import { finish, sendPage } from './cache.ts'
import type { Render } from './renderer.ts'

/** Answers a form that was posted without script with its own page: what was typed, what is wrong, never kept. */
export function createReply(store: ReadingStore, gate: Gate, render: Render, origin: () => string) {
  return async (c: Context, page: string, attempt: Attempt, status: number): Promise<Response> => {
    const state = { mode: gate.mode, open: await gate.isOpen(c), tester: gate.hasFlag(c) || (await gate.isTester(c)) }
    const request = new Request(new URL(page, origin()), { headers: { accept: 'text/html' } })
    const finished = await finish(await render(request, { content: store.content(), origin: origin(), gate: state, attempt }))
    return sendPage(c, { ...finished, status, headers: { ...finished.headers, 'cache-control': 'private, no-store' } })
  }
}
