import type { Template, TinaField } from 'tinacms'
import { toggle } from '../fields/text'
import { emptyTranslations } from '../fields/translated'

/** A section of a page: its fields, and the switch that hides it. `hint` tells the editor where it shows. */
export const block = (name: string, label: string, hint: string, fields: TinaField[]): Template =>
  ({
    name,
    label,
    fields: [...fields, toggle('hidden', 'Hide this section', `Keeps the section here but does not show it. ${hint}`)],
    ui: {
      itemProps: (item: { heading?: string; title?: string }) => ({
        label: [label, (item?.heading ?? item?.title ?? '').replace('|', ' ')].filter(Boolean).join(': '),
      }),
      defaultItem: emptyTranslations(),
    },
  }) as Template

export const HEADING = 'The heading. A | sets the rest of it in the accent colour: Lead part|highlighted part.'
export const KICKER = 'The short line above the heading.'
