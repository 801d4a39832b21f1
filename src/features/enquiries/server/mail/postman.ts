import type { RawSettings } from '../../../../content/types.ts'
import { localise } from '../../../../content/view/localise.ts'
import type { Enquiries, Letter } from '../record.ts'
import { Unwritten } from './back-off.ts'
import { clinicLetter } from './clinic-letter.ts'
import { startRounds } from './rounds.ts'
import type { Send } from './transport.ts'
import { visitorLetter } from './visitor-letter.ts'

type Parts = {
  enquiries: Pick<Enquiries, 'book' | 'outbox'>
  settings: () => Promise<RawSettings>
  send: Send
  roundMs?: number
  now?: () => Date
}

/** Sends the letters about enquiries, each written from its enquiry when it goes. */
export function startPostman({ enquiries: { book, outbox }, settings, ...rest }: Parts) {
  return startRounds({
    outbox,
    ...rest,
    async write({ reference, kind }: Letter) {
      const [kept, raw] = [await book.find(reference), await settings()]
      const text = kept && (kind === 'clinic' ? clinicLetter(kept, localise(raw, 'en')) : visitorLetter(kept, raw))
      if (!text) throw new Unwritten(`The settings have no ${kind === 'clinic' ? 'address' : 'text'} for it.`)
      return text
    },
    idOf: ({ reference, kind }) => `${kind}.${reference.toLowerCase()}`,
  })
}
