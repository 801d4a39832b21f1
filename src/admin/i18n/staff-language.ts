/** The languages of the desk itself, by what each calls itself; those of the site are more. */
export const STAFF_LANGUAGES = { en: 'English', 'zh-CN': '简体中文' } as const
export type StaffLanguage = keyof typeof STAFF_LANGUAGES

const KEPT = 'desk-language'

const isStaffLanguage = (tag: string | null | undefined): tag is StaffLanguage => tag != null && tag in STAFF_LANGUAGES

/** The language that somebody chose in this browser, else the first that the browser asks for and the desk speaks, else English. */
function chosenLanguage(): StaffLanguage {
  // Tests of single pieces have no browser.
  if (typeof window === 'undefined') return 'en'
  const kept = window.localStorage?.getItem(KEPT)
  if (isStaffLanguage(kept)) return kept
  const asked = window.navigator?.languages ?? []
  const [first] = asked.flatMap((tag) => (tag.startsWith('en') ? 'en' : /^zh(-CN|-SG|-Hans|$)/i.test(tag) ? 'zh-CN' : []))
  return first ?? 'en'
}

/** The language that the desk is in until the page is loaded again. */
export const staffLanguage: StaffLanguage = chosenLanguage()

/** The same, for `Intl`: English dates are British. */
export const staffLocale = staffLanguage === 'en' ? 'en-GB' : staffLanguage

/** Keeps a choice in this browser and loads the desk again in it. What was typed and not saved is kept in the browser as well. */
export function chooseLanguage(language: StaffLanguage): void {
  window.localStorage.setItem(KEPT, language)
  window.location.reload()
}
