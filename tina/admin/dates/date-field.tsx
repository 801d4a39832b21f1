import { wrapFieldsWithMeta } from 'tinacms'
import { INPUT } from '../../../src/admin/ui/looks'

type Props = { input: { name: string; value?: unknown; onChange(value: unknown): void } }

/** The field of a schema that holds a day of the calendar, such as `2026-11-25`. */
export const DateField = wrapFieldsWithMeta(({ input }: Props) => (
  <input
    id={input.name}
    type="date"
    className={INPUT}
    value={typeof input.value === 'string' ? input.value : ''}
    onChange={({ target }) => input.onChange(target.value)}
  />
))
