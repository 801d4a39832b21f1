import { createHash } from 'node:crypto'
import { startRounds } from './rounds.ts'
import type { LetterText } from './transport.ts'

type Waiting = LetterText & { id: number; attempts: number; refusals: number }
type Parts = Pick<Parameters<typeof startRounds<Waiting>>[0], 'outbox' | 'send' | 'roundMs' | 'givenUp'>

const digestOf = ({ to, subject, text }: Waiting) => createHash('sha256').update([to, subject, text].join('\0')).digest('hex').slice(0, 16)

/** Sends the letters to people of the clinics, which are kept as they were written. */
export const startStaffPostman = (parts: Parts) =>
  startRounds<Waiting>({
    ...parts,
    write: ({ to, subject, text, language }) => ({ to, subject, text, ...(language && { language }) }),
    idOf: (letter) => `staff.${letter.id}.${digestOf(letter)}`,
  })
