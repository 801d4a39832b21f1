import type { TinaField } from 'tinacms'
import { fieldWord } from '../../src/admin/field-words/field-word'

/** One member of the team, who is a document of their own. */
export const person = (name: string, label: string, description: string, extra: { required?: boolean } = {}): TinaField =>
  ({ type: 'reference', name, label, description, collections: ['teamMember'], ...extra }) as TinaField

/** Members of the team, each a document of its own, in the order of the list. */
export const members = (description: string): TinaField =>
  ({
    type: 'object',
    list: true,
    name: 'members',
    label: 'People',
    description,
    ui: { itemProps: (item: { member?: string }) => ({ label: item?.member?.replace(/^.*\/|\.json$/g, '') ?? fieldWord('Person') }) },
    fields: [person('member', 'Person', 'Write new ones under Team first.', { required: true })],
  }) as TinaField
