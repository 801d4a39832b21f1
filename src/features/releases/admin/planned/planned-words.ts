import { momentOf } from '../../../../admin/moment'
import { serverSentence } from '../../../../admin/said-by-server/server-sentence'
import type { Planned, ShownReason } from '../../rules/planned.ts'
import { word } from '../words/planned'

const REASON_WORDS = {
  refused: 'refused',
  nothing: 'nothing',
  errors: 'errors',
  open: 'open',
  unseen: 'unseen',
  missing: 'missing',
  moved: 'changedDraft',
  gone: 'gone',
  over: 'over',
  failed: 'failed',
  planner: 'planner',
  left: 'left',
  clock: 'clock',
} as const satisfies Record<ShownReason, string>

/** Says when something is public: `'From 30 Nov 2026, 08:00 until 24 Dec 2026, 23:59'` */
export function timeSentence({ state, from: begin, until: end }: Planned): string {
  const [from, until] = [momentOf(begin), end ? momentOf(end) : '']
  if (state === 'stopped') return word('wasStopped', { from })
  if (state === 'ended') return word('hasEnded', { until })
  if (state === 'public') return word(until ? 'isPublicUntil' : 'isPublic', { from, until })
  return word(until ? 'waitingUntil' : 'waiting', { from, until })
}

/** Says why something did not go out, or would not; empty where all is well. */
export function reasonSentence({ state, reason, detail, hasChanged }: Planned): string {
  if (!reason) return state === 'waiting' && hasChanged ? word('hasChanged') : ''
  const said = word(REASON_WORDS[reason])
  return detail ? `${said} ${serverSentence(detail)}` : said
}
