import type { TinaCMS } from 'tinacms'
import { reachable, type WantedField, wantedIn } from '../../../src/admin/field-link'
import { FORM_PANEL } from '../../../src/admin/form-panel'
import { addressIn, parseAddress } from '../../../src/i18n/addresses.ts'
import { TRANSLATIONS } from '../../../src/model/languages.ts'
import { chooseLanguage } from '../translations/language'

const EVERY_MS = 100
/** The admin loads a document twice and forgets the field in between: it has to hold for so many looks. */
const LOOKS = 5
/** After so many looks at another page the preview is led to the one that is wanted: Tina takes an address for shown that it once gave. */
const PATIENCE = 10
const LOOKS_AT_MOST = 1200

/** Returns the language of a field: `'blocks.0.translations.ar.heading'` => `'ar'`, `'blocks.0.heading'` => `'en'` */
const languageOf = (field: string) => TRANSLATIONS.find(({ key }) => field.includes(`translations.${key}.`))?.locale ?? 'en'

/** Returns the page that the preview shows, without the beginning that belongs to a branch. */
function shownPage(): string | undefined {
  const { pathname } = document.querySelector<HTMLIFrameElement>('#tina-iframe')?.contentWindow?.location ?? {}
  if (!pathname?.startsWith('/')) return undefined
  const { path, locale } = parseAddress(pathname)
  return addressIn(path, locale)
}

let timer: ReturnType<typeof setInterval> | undefined

/** Ends the looking for the field that the address names: whoever goes on by hand meanwhile is not called back. */
export const stopFollowing = () => clearInterval(timer)

/** Selects the field that an address of the admin names, as soon as its form is there: after a click, a reload or the sign-in. */
export function followFieldLinks(cms: TinaCMS) {
  const follow = () => {
    stopFollowing()
    const wanted = wantedIn(window.location.hash)
    if (!wanted) return
    // The page of a preview says itself in which language the forms are shown.
    if (!wanted.page) chooseLanguage(languageOf(wanted.field))
    let [held, looks] = [0, 0]
    timer = setInterval(() => {
      looks += 1
      if (looks > LOOKS_AT_MOST) return stopFollowing()
      if (wanted.page && !isShown(wanted.page, looks)) return
      held = isSelected(cms, wanted) ? held + 1 : 0
      if (held >= LOOKS) stopFollowing()
    }, EVERY_MS)
  }
  window.addEventListener('hashchange', follow)
  // Before there is a form they only sign in.
  window.addEventListener('pointerdown', () => {
    if (cms.state?.forms?.length) stopFollowing()
  })
  // A key pressed outside the form may only be a screen reader's. A row is gone from the form once its key has opened it: look before.
  const goOn = ({ target }: KeyboardEvent) => {
    if (target instanceof Element && target.closest(FORM_PANEL)) stopFollowing()
  }
  window.addEventListener('keydown', goOn, { capture: true })
  follow()
}

/** Tells whether the preview shows a page, and leads it there where it stays elsewhere. */
function isShown(page: string, looks: number): boolean {
  const shown = shownPage()
  if (shown !== undefined && shown !== page && looks === PATIENCE)
    document.querySelector<HTMLIFrameElement>('#tina-iframe')?.contentWindow?.location.assign(page)
  return shown === page
}

/** Tells whether a field is selected, and selects it if it is not. False while its form is not there. */
function isSelected(cms: TinaCMS, { form: id, field, page }: WantedField): boolean {
  const form = cms.state?.forms?.find(({ tinaForm }) => tinaForm.id === id)
  if (!form) return false
  const fieldName = reachable(form.tinaForm.values, field)
  if ((form.activeFieldName ?? '') === fieldName && (!page || cms.state.activeFormId === id)) return true
  cms.dispatch({ type: 'forms:set-active-field-name', value: { formId: id, fieldName } })
  return false
}
