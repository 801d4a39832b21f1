import { useCallback, useEffect } from 'react'
import { ask, Refusal } from '../../../admin/ask-server'
import { useAnswer } from '../../../admin/use-answer'
import type { Sent } from '../../../model/json.ts'
import { type EnquiryChange, INBOX, type Inbox, type KeptEnquiry, type OtherNote, type Query } from '../rules/inbox.ts'
import { refreshCounts, setCounts } from './unread'

type Item = Sent<KeptEnquiry>

const ENQUIRIES = `${INBOX}/enquiries`

/** `('.csv', { clinic: 'London', state: '' })` => `'/api/inbox/enquiries.csv?clinic=London'` */
export const addressOf = (ending: string, query: Query) =>
  `${ENQUIRIES}${ending}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value))}`

/** Returns the note that stands where somebody else has written one meanwhile; else the refusal stays one. */
function otherNote(error: unknown): { note: string } {
  if (!(error instanceof Refusal) || error.status !== 409) throw error
  return { note: (error.answer as OtherNote).note }
}

/** The enquiries that are asked for, and what can be done to them. */
export function useEnquiries(query: Query) {
  const asked = useAnswer(useCallback((signal: AbortSignal) => ask<Inbox>(addressOf('', query), { signal }), [query]))
  const counts = asked.answer?.counts
  useEffect(() => {
    if (counts) setCounts(counts)
  }, [counts])

  const run = async <Result>(work: Promise<Result>, update: (items: Item[], result: Result) => Item[]) => {
    await asked.attempt(work.then((result) => (inbox) => ({ ...inbox, enquiries: update(inbox.enquiries, result) })))
    void refreshCounts()
  }
  const without = (reference: string) => (items: Item[]) => items.filter((item) => item.reference !== reference)
  const change = ({ reference }: Item, body: EnquiryChange) =>
    run(
      ask<KeptEnquiry>(`${ENQUIRIES}/${reference}`, { method: 'PATCH', body }).catch(otherNote),
      body.suspected === false
        ? without(reference)
        : (items, now) => items.map((item) => (item.reference === reference ? { ...item, ...now } : item)),
    )
  const remove = ({ reference }: Item) => run(ask(`${ENQUIRIES}/${reference}`, { method: 'DELETE' }), without(reference))
  return { ...asked, change, remove }
}
