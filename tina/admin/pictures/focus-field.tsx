import { type Form, useCMS, wrapFieldsWithMeta } from 'tinacms'
import { boxesAt } from '../../../src/features/media/rules/boxes.ts'
import { valueAt } from '../translations/plain'
import { type FinalForm, useValues } from '../translations/values'
import { beside, collectionOf } from './group'
import { PointPicker } from './point-picker'
import { shownAt } from './shown-at'

type Props = {
  input: { name: string; value: unknown; onChange(value: unknown): void }
  field: { picture: string }
  form: FinalForm
  tinaForm: Form
}

/** Asks which point of a picture stays in view, and shows what its boxes make of it; nothing where there is no picture. */
export function FocusField(props: Props) {
  const picture = valueAt(useValues(props.form), beside(props.input.name, props.field.picture))
  return typeof picture === 'string' && picture ? <Chosen {...(props as never as Parameters<typeof Chosen>[0])} /> : null
}

const Chosen = wrapFieldsWithMeta((given) => {
  const { input, field, form, tinaForm } = given as unknown as Props
  const cms = useCMS()
  const values = useValues(form)
  const name = beside(input.name, field.picture)
  return (
    <PointPicker
      src={shownAt(cms.media.store, String(valueAt(values, name)))}
      boxes={boxesAt(collectionOf(tinaForm.path), values, name)}
      value={input.value}
      onChange={(value) => input.onChange(value || undefined)}
    />
  )
})
