import type { Template, TinaField } from 'tinacms'
import { fieldWord } from '../../src/admin/field-words/field-word'
import type { Field } from '../../src/model/schema.ts'
import { sectionStart } from '../../src/model/start.ts'
import { examplesShown } from '../fields/examples-shown'
import { toggle } from '../fields/text'

/**
 * A section of a page: its fields, and the switch that hides it. `purpose` is the sentence in the picker, `hint` tells the
 * editor where it shows. The picture in the picker is made by `npm run pictures`.
 */
export const block = (name: string, label: string, purpose: string, hint: string, fields: TinaField[]): Template =>
  ({
    name,
    label,
    fields: [...fields, toggle('hidden', 'Hide this section', `Keeps the section here but does not show it. ${hint}`), examplesShown],
    ui: {
      itemProps: (item: { heading?: string; title?: string }) => ({
        label: [fieldWord(label), (item?.heading ?? item?.title ?? '').replace('|', ' ')].filter(Boolean).join(': '),
      }),
      previewSrc: `/sections/${name}.webp`,
      purpose,
      defaultItem: () => sectionStart(name, fields as Field[]),
    },
  }) as Template

export const HEADING = 'The heading. A | sets the rest of it in the accent colour: Lead part|highlighted part.'
export const KICKER = 'The short line above the heading.'
