import type { TinaField } from 'tinacms'
import { fieldWord } from '../../src/admin/field-words/field-word'

/** Members of the team, each a document of its own, in the order of the list. */
export const members = (description: string): TinaField =>
  ({
    type: 'object',
    list: true,
    name: 'members',
    label: 'People',
    description,
    ui: { itemProps: (item: { member?: string }) => ({ label: item?.member?.replace(/^.*\/|\.json$/g, '') ?? fieldWord('Person') }) },
    fields: [
      {
        type: 'reference',
        name: 'member',
        label: 'Person',
        description: 'Write new ones under Team first.',
        collections: ['teamMember'],
        required: true,
      },
    ],
  }) as TinaField
