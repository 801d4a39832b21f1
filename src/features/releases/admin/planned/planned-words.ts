import { momentOf } from '../../../../admin/moment'
import { serverSentence } from '../../../../admin/said-by-server/server-sentence'
import type { Planned, ShownReason } from '../../rules/planned.ts'
import { localIn } from '../../rules/times.ts'
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

/** A moment as people read it, in the hour that comes twice with its offset: `'25 Oct 2026, 01:30 (+00:00)'` */
function shown(iso: string): string {
  const offset = localIn(iso).slice('2026-10-25T01:30'.length)
  return offset ? `${momentOf(iso)} (${offset})` : momentOf(iso)
}

/** Says when something is public: `'From 30 Nov 2026, 08:00 until 24 Dec 2026, 23:59'` */
export function timeSentence({ state, from: begin, until: end }: Planned): string {
  const [from, until] = [shown(begin), end ? shown(end) : '']
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
