import { Form as TinaForm } from 'tinacms'
import type { Form } from '../../saving/form'

const prepared = new WeakSet<object>()

/**
 * Calls `prepare` once for each form of the admin, before its first panel is shown. Tina offers a hook for the forms of the
 * visual editor alone (`formifyCallback`); every form asks itself for its panel, so this wraps `Form.getActiveField`.
 */
export function prepareEachForm(prepare: (form: Form) => void): void {
  const getActiveField = TinaForm.prototype.getActiveField
  TinaForm.prototype.getActiveField = function (name) {
    if (!prepared.has(this)) {
      prepared.add(this)
      prepare(this as unknown as Form)
      // What is prepared may answer this itself.
      return this.getActiveField(name)
    }
    return getActiveField.call(this, name)
  }
}
