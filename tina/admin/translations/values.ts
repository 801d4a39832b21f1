import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Form } from 'tinacms'
import { isObject, type Json, type JsonObject } from '../../../src/model/json.ts'
import { stampInForm } from '../../../src/model/translations/stamp.ts'
import { SOURCES } from '../../../src/model/translations/texts.ts'
import { plain } from './plain'

export type FinalForm = Form['finalForm']

/** All values of the form as the file will have them, followed while the editor types. */
export function useValues(form: FinalForm): Json {
  const subscribe = useCallback((changed: () => void) => form.subscribe(changed, { values: true }), [form])
  return plain(useSyncExternalStore(subscribe, () => form.getState().values))
}

const PAUSE_MS = 150

/** Keeps in the form what the server will record at the next save, so that the marks are right before and after it. */
export function useRecordedSources(form: FinalForm, values: Json) {
  useEffect(() => {
    // A form that was only opened must not count as changed.
    if (form.getState().pristine) return
    const timer = setTimeout(() => {
      const recorded = stampInForm(plain(form.getState().initialValues), values)
      form.batch(() => write(form, values, recorded))
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [form, values])
}

function write(form: FinalForm, now: Json | undefined, wanted: Json | undefined, path = '') {
  if (now === wanted || typeof now !== 'object' || now === null) return
  for (const [name, child] of Object.entries(wanted as JsonObject)) {
    const at = path ? `${path}.${name}` : name
    const own = (now as JsonObject)[name]
    if (name === SOURCES && own !== child) form.change(at as never, child as never)
    else if (isObject(child) || Array.isArray(child)) write(form, own, child, at)
  }
}
