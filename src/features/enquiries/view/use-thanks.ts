import { type RefObject, useEffect, useRef } from 'react'
import { useEditing } from '../../../content/field.ts'
import { type FormName, isForm, type SentEnquiry } from '../rules/attempt.ts'
import { SAMPLE, SAMPLE_NAME } from '../rules/sample.ts'
import { useArrival } from './arrival.ts'

type Thanks = { shown: boolean; sent?: SentEnquiry; name?: string; root: RefObject<HTMLElement | null> }

/**
 * Returns what a section of the thank-you page shows, given the form `after` which it is shown. An editor sees all of these
 * sections, with a sample enquiry. After a form that was sent by script the section's heading takes the focus, so that it is
 * read out.
 */
export function useThanks(after: FormName | 'nothing'): Thanks {
  const editing = useEditing()
  const arrived = useArrival().sent
  const root = useRef<HTMLElement>(null)
  const sample = editing && !arrived && isForm(after) ? { ...SAMPLE, form: after } : undefined
  const sent = arrived?.form === after ? arrived : sample
  const sender = sent && nameOfSender(sent.reference)
  useEffect(() => {
    const heading = root.current?.querySelector('h1')
    if (!sender || !heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [sender])
  const shown = editing || (arrived?.form ?? 'nothing') === after
  return { shown, sent, name: sample ? SAMPLE_NAME : sender, root }
}

type JustSent = { reference: string; firstName: string }

let last: JustSent | undefined

/** Remembers who sent the last enquiry, for the page that thanks: in this tab's memory only, in no address and no history. */
export function rememberSent(sent: JustSent) {
  last = sent
}

/** The first name of whoever just sent this enquiry; undefined after a reload, and on the server. */
export const nameOfSender = (reference: string) => (last?.reference === reference ? last.firstName : undefined)
