import type { TinaField } from 'tinacms'
import { group, groups } from './group'
import { ADDRESS } from './patterns'
import { choice, line } from './text'
import { translated } from './translated'

const fields = () =>
  translated(
    [line('label', 'Label', 'The words on the button or link.', { required: true })],
    [
      choice(
        'target',
        'Leads to',
        'A page, the booking site, or a way to reach the clinic.',
        {
          page: 'A page of this site, or an address',
          booking: 'The booking site (new tab)',
          call: 'A call to the clinic of the page',
          whatsapp: 'A WhatsApp message to the clinic',
          email: 'An e-mail to the clinic',
        },
        { required: true },
      ),
      line('href', 'Address', 'Only for a page: its address, such as /book-treatment.', { shape: ADDRESS }),
    ],
  )

/** A button or link: its words, and where it leads. */
export const link = (name: string, label: string, description: string): TinaField => group(name, label, description, fields())

/** Several links in a row. */
export const links = (name: string, label: string, description: string): TinaField => groups(name, label, description, 'label', fields())
