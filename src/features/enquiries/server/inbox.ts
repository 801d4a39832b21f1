import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { type EditorEnv, editorsOnly, type SignedIn } from '../../../server/http/editors-only.ts'
import { keepable } from '../../../server/stores/database.ts'
import { LOCATIONS } from '../rules/choices.ts'
import {
  type Access,
  type EnquiryChange,
  INBOX,
  type Inbox,
  type InboxCounts,
  type KeptEnquiry,
  MOST_OF_NOTE,
  type OtherNote,
  STATES,
} from '../rules/inbox.ts'
import { asCsv } from './csv.ts'
import { type Enquiries, type InboxFilter, isState } from './record.ts'

const ONE = `${INBOX}/enquiries/:reference{[A-Z2-9-]{4,24}}` as const
const MOST_BYTES = 32 * 1024
const ALL = 1_000_000
const PAGE = 50
const GONE = { message: 'This enquiry is gone: somebody else has deleted it.' }

const OTHER_NOTE = 'Nothing was changed: somebody else has written another note since you opened this enquiry.'

const note = v.optional(v.pipe(v.string(), v.maxLength(MOST_OF_NOTE), v.transform(keepable)))
const change = v.pipe(
  v.object({ state: v.optional(v.picklist(STATES)), note, before: note, suspected: v.optional(v.literal(false)) }),
  v.check(({ note, before }) => (note === undefined) === (before === undefined)),
) satisfies v.GenericSchema<EnquiryChange>

/** Reads the filter in the query of an address: `?clinic=London&state=new&suspected=1&before=120`. */
function filterOf(query: Record<string, string>): InboxFilter {
  return {
    clinic: LOCATIONS.find((location) => location === query.clinic),
    state: isState(query.state) ? query.state : undefined,
    suspected: query.suspected === '1',
    before: /^\d{1,15}$/.test(query.before ?? '') ? Number(query.before) : undefined,
  }
}

/** `notErasing` says why old enquiries are not erased at the moment, if they are not. */
type Parts = { enquiries: Enquiries; accounts: SignedIn; publicUrl: string; sendsMail: boolean; notErasing: () => string | undefined }

/**
 * Serves the inbox to those who have it. A reading or an export is noted in the log before it is answered, a change or a
 * deletion once it is made: if the note fails, nothing is shown.
 */
export function createInbox({ enquiries: { book, outbox, log }, accounts, publicUrl, sendsMail, notErasing }: Parts) {
  const app = new Hono<EditorEnv>()
  app.use(`${INBOX}/*`, editorsOnly(accounts, publicUrl, 'enquiries.read'), bodyLimit({ maxSize: MOST_BYTES }))
  const noted = (c: { var: EditorEnv['Variables'] }, action: string, detail: string) =>
    log.note({ at: new Date(), editor: c.var.editor.email, action, detail })

  app.get(`${INBOX}/enquiries`, async (c) => {
    // One more than is shown tells whether there are older ones; it is not given away.
    const found = await book.list({ ...filterOf(c.req.query()), most: PAGE + 1 })
    const enquiries = found.slice(0, PAGE)
    await noted(c, 'read', enquiries.map(({ reference }) => reference).join(' ') || 'nothing')
    const mail = { sends: sendsMail, ...(await outbox.state()), notErasing: notErasing() }
    return c.json<Inbox>({ enquiries, more: found.length > PAGE, counts: await book.countNew(), mail })
  })
  app.get(`${INBOX}/unread`, async (c) => c.json<InboxCounts>(await book.countNew()))
  app.get(`${INBOX}/log`, async (c) => c.json<Access[]>(await log.list(500)))
  app.get(`${INBOX}/enquiries.csv`, async (c) => {
    const found = await book.list({ ...filterOf(c.req.query()), most: ALL })
    await noted(c, 'export', `${found.length} enquiries`)
    c.header('content-disposition', 'attachment; filename="enquiries.csv"')
    return c.body(asCsv(found), 200, { 'content-type': 'text/csv; charset=utf-8' })
  })
  app.patch(ONE, async (c) => {
    const reference = c.req.param('reference')
    const asked = v.safeParse(change, await c.req.json().catch(() => undefined))
    if (!asked.success)
      return c.json({ message: 'Only a state, a note, given with the one before it, or suspected: false can be set.' }, 400)
    const { suspected, ...rest } = asked.output
    if (!(await book.change(reference, rest))) {
      const other = await book.find(reference)
      if (!other) return c.json(GONE, 404)
      await noted(c, 'read', reference)
      return c.json<OtherNote>({ message: OTHER_NOTE, note: other.note }, 409)
    }
    if (suspected === false) await book.release(reference)
    await noted(
      c,
      'change',
      `${reference} ${[rest.state, rest.note !== undefined && 'note', suspected === false && 'no spam'].filter(Boolean).join(', ')}`,
    )
    const kept = await book.find(reference)
    return kept ? c.json<KeptEnquiry>(kept) : c.json(GONE, 404)
  })
  app.delete(ONE, async (c) => {
    const reference = c.req.param('reference')
    if (!(await book.remove(reference))) return c.json(GONE, 404)
    await noted(c, 'delete', reference)
    return c.body(null, 204)
  })
  return app
}
