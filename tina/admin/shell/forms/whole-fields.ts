import type { Form } from '../../saving/form'

type Field = {
  name: string
  label?: string
  list?: boolean
  whole?: boolean
  fields?: Field[]
  templates?: Record<string, { fields: Field[] }> | Field[]
}
type Panel = { fields: Field[]; list?: boolean; label?: string; name?: string }

/**
 * Returns where in a path a list begins that the form draws as one field: `'contact.london.openingHours.2.opens'` =>
 * `'contact.london'`; undefined where none does.
 */
export function panelAround(fields: Field[], path: string): string | undefined {
  const steps = path.split('.')
  let known: Field[] | undefined = fields
  for (const [index, step] of steps.entries()) {
    const field: Field | undefined = known?.find(({ name }) => name === step)
    if (field?.whole) return steps.slice(0, index).join('.')
    if (field) known = field.fields
    else if (!/^\d+$/.test(step)) return undefined
  }
  return undefined
}

/** Returns the field of a list of items that a path leads to itself, rather than to one of its items; undefined for all others. */
export function listAt(fields: Field[], path: string): Field | undefined {
  let known: Field[] | undefined = fields
  let field: Field | undefined
  for (const step of path.split('.')) {
    if (/^\d+$/.test(step)) {
      field = undefined
      continue
    }
    field = known?.find(({ name }) => name === step)
    if (!field) return undefined
    known = field.fields
  }
  return field?.list && field.fields ? field : undefined
}

/** Returns a panel with nothing in it but a list, whose items can be opened, moved and added there. */
function panelOfList(list: Field, path: string, ask: (name?: string) => Panel): Panel {
  const around = path.split('.').slice(0, -1).join('.')
  const own = ask(around).fields.filter(({ name }) => name === path || name === list.name)
  return { label: list.label ?? list.name, name: path, fields: own, list: true }
}

/**
 * Opens the panel around a list that is drawn as one field, such as the week of a clinic. Tina's `getActiveField` leads to
 * the panel of one item of each list, and for the list itself to one without an item, whose fields write nowhere: here that is
 * the list alone.
 */
export function openWholeLists(form: Form): void {
  const asked = form as unknown as { fields: Field[]; getActiveField(name?: string): Panel }
  const getActiveField = asked.getActiveField
  asked.getActiveField = (name) => {
    const around = name ? panelAround(asked.fields, name) : undefined
    const list = name && around === undefined ? listAt(asked.fields, name) : undefined
    if (name && list) return panelOfList(list, name, (one) => getActiveField.call(form, one))
    if (around === undefined) return getActiveField.call(form, name)
    // The way back above the form leaves out lists: this panel is already in it, by its own path.
    return { ...getActiveField.call(form, around), list: true }
  }
}
