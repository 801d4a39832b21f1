import type { TinaCMS } from 'tinacms'
import { serverSentence } from '../../../../src/admin/said-by-server/server-sentence'
import { tinaWord } from './tina-words'

/** Lets the notes that pass by, Tina's own and what the server answered to it, speak the language of the staff. */
export function sayAlerts({ alerts }: TinaCMS): void {
  const add = alerts.add.bind(alerts)
  alerts.add = (level, message, timeout) =>
    add(level, typeof message === 'string' ? (tinaWord(message) ?? serverSentence(message)) : message, timeout)
}
