import type { DragEvent, SyntheticEvent } from 'react'
import { FieldsBuilder, type Form } from 'tinacms'
import { standingNow } from '../../../src/admin/standing'
import { onlyTranslates } from '../../../src/model/roles.ts'
import { Original } from './original'
import { valueAt } from './plain'
import type { FinalForm } from './values'
import { HELD_WHY } from './yours'

type Field = { name: string; label?: string; type?: string; component?: unknown; whole?: boolean; fields?: unknown; templates?: unknown }
type HeldProps = { input: { name: string }; field: Field & { held: unknown }; form: FinalForm; tinaForm: Form }
type Asked = { getActiveField(name?: string): { fields: Field[] } }

const stop = (event: SyntheticEvent) => event.stopPropagation()
const leave = (event: DragEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** How held fields look; what adds to lists, takes from them or moves their rows is left out. */
export const HELD_LOOK = `
body:has([data-yours]) :is([data-test^="add-item"], [data-test^="delete-item"], :has(+ * + [data-test^="delete-item"])) { display: none }
[data-held] :is(input, textarea, select):disabled { color: var(--color-ink-2); background: var(--color-plaster); opacity: 1 }
`

/** A field that a translator reads, and doesn't write: English, a picture, a choice. */
function Held({ input, field: { held, ...field }, form, tinaForm }: HeldProps) {
  if (field.type === 'rich-text')
    return (
      <div className="w-full mb-5 px-2 whitespace-normal">
        <p className="mb-1 font-sans text-xs font-semibold text-gray-700">{field.label}</p>
        <Original value={valueAt(form.getState().values, input.name)} />
      </div>
    )
  return (
    <fieldset
      data-held
      disabled
      aria-describedby={HELD_WHY}
      className="w-full min-w-0"
      onKeyDownCapture={stop}
      onPointerDownCapture={stop}
      onPointerMoveCapture={stop}
      onDropCapture={leave}
    >
      <FieldsBuilder form={tinaForm} fields={[{ ...field, component: held } as never]} />
    </fieldset>
  )
}

/** Fields with texts of other languages within, which are held or not by themselves; and what nobody sees. */
const isOpen = ({ name, whole, fields, templates, component }: Field) =>
  /(^|\.)translations$/.test(name) || component === 'hidden' || (!whole && Boolean(fields ?? templates))

/** Shows a translator each field of a form that isn't theirs as one to read. The server refuses a change of it in any case. */
export function holdOthers(form: object): void {
  const asked = form as Asked
  const getActiveField = asked.getActiveField
  asked.getActiveField = (name) => {
    const panel = getActiveField.call(form, name)
    const standing = standingNow()
    if (!standing || !onlyTranslates(standing)) return panel
    const fields = panel.fields.map((field) => (isOpen(field) ? field : { ...field, held: field.component, component: Held }))
    // The form itself is a panel, too, with getters that a copy would lose.
    return Object.create(panel, { fields: { value: fields, enumerable: true } })
  }
}
