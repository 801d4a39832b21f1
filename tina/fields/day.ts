import type { TinaField } from 'tinacms'
import { DATE } from '../../src/model/patterns.ts'
import { DateField } from '../admin/dates/date-field'
import { line } from './text'

/** A day of the calendar, which editors pick. */
export const day = (name: string, label: string, description: string, extra: { required?: boolean } = {}): TinaField => {
  const field = line(name, label, description, { ...extra, shape: DATE })
  return { ...field, ui: { ...field.ui, component: DateField } } as TinaField
}
