import type { TinaCMS } from 'tinacms'
import { reachable, wantedIn } from '../../../src/features/report/admin/field-link'
import { TRANSLATIONS } from '../../../src/model/languages.ts'
import { chooseLanguage } from '../translations/language'

const EVERY_MS = 100
/** The admin loads a document twice and forgets the field in between: it has to hold for so many looks. */
const LOOKS = 5

/** Returns the language of a field: `'blocks.0.translations.ar.heading'` => `'ar'`, `'blocks.0.heading'` => `'en'` */
const languageOf = (field: string) => TRANSLATIONS.find(({ key }) => field.includes(`translations.${key}.`))?.locale ?? 'en'

/** Selects the field that an address of the admin names, as soon as its form is there: after a click, a reload or the sign-in. */
export function followFieldLinks(cms: TinaCMS) {
  let timer: ReturnType<typeof setInterval> | undefined
  const follow = () => {
    clearInterval(timer)
    const wanted = wantedIn(window.location.hash)
    if (!wanted) return
    chooseLanguage(languageOf(wanted.field))
    let held = 0
    timer = setInterval(() => {
      const form = cms.state?.forms?.find(({ tinaForm }) => tinaForm.id === wanted.form)
      if (!form) return
      const fieldName = reachable(form.tinaForm.values, wanted.field)
      if ((form.activeFieldName ?? '') === fieldName) {
        held += 1
        if (held >= LOOKS) clearInterval(timer)
        return
      }
      held = 0
      cms.dispatch({ type: 'forms:set-active-field-name', value: { formId: wanted.form, fieldName } })
    }, EVERY_MS)
  }
  window.addEventListener('hashchange', follow)
  follow()
}
