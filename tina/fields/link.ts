import type { TinaField } from 'tinacms'
import { ADDRESS } from '../../src/model/patterns.ts'
import { LinkField, TreatmentField } from '../admin/links/link-field'
import { group, groups } from './group'
import { choice, line } from './text'
import { translated } from './translated'

/** Where a link leads: editors choose a page by its name, or give an address. */
export const place = (name: string, label: string, description: string, extra: { required?: boolean } = {}): TinaField => {
  const field = line(name, label, description, { ...extra, shape: ADDRESS })
  return { ...field, ui: { ...field.ui, component: LinkField } } as TinaField
}

/** A treatment that editors choose by its name; kept is the name of its file. */
export const ownTreatment = (name: string, label: string, description: string): TinaField => {
  const field = line(name, label, description)
  return { ...field, ui: { ...field.ui, component: TreatmentField } } as TinaField
}

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
      place('href', 'Page or address', 'Only for a page, or an address: which one.'),
    ],
  )

/** A button or link: its words, and where it leads. */
export const link = (name: string, label: string, description: string): TinaField => group(name, label, description, fields())

/** Several links in a row. */
export const links = (name: string, label: string, description: string): TinaField => groups(name, label, description, 'label', fields())
