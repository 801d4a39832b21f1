import { FieldsBuilder } from 'tinacms'
import { directionOf } from '../../../src/model/languages.ts'
import { Lines } from './lines'
import { Original } from './original'
import { TextBox } from './text-box'
import type { TextProps } from './text-field'

type Props = TextProps & { original: unknown; isReadOnly: boolean }

/** The English and, beside or below it, what the editor writes: a box, a box for each line of a list, or Tina's rich text. */
export function Written({ input, field, tinaForm, original, isReadOnly }: Props) {
  const { locale, label, plugin } = field
  const wantsFocus = field.experimental_focusIntent === true
  if (field.list) {
    const list = { original: (original as string[] | null) ?? [], value: (input.value as string[]) || [] }
    return (
      <Lines
        {...list}
        isReadOnly={isReadOnly}
        name={input.name}
        label={label}
        locale={locale}
        wantsFocus={wantsFocus}
        onChange={input.onChange}
      />
    )
  }
  if (field.type === 'rich-text') {
    if (isReadOnly)
      return (
        <div className="grid gap-1.5">
          <Original value={original} />
          <Original value={input.value} locale={locale} />
        </div>
      )
    const richText = { ...field, name: input.name, component: plugin, label: false, description: '' }
    return (
      <>
        <Original value={original} />
        <div lang={locale} dir={directionOf(locale)} className="mt-1.5 -mx-2">
          <FieldsBuilder form={tinaForm} fields={[richText]} activeFieldName={wantsFocus ? input.name : undefined} />
        </div>
      </>
    )
  }
  return (
    <div className="grid gap-x-4 gap-y-1.5 @lg:grid-cols-2">
      <Original value={original} />
      <TextBox
        {...input}
        value={String(input.value ?? '')}
        id={input.name}
        onChange={({ target }) => input.onChange(target.value)}
        readOnly={isReadOnly}
        locale={locale}
        oneLine={plugin === 'text'}
        wantsFocus={wantsFocus}
      />
    </div>
  )
}
