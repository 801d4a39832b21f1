import { useLocation } from 'react-router-dom'
import { useSite } from '../../content/site.ts'
import { addressIn } from '../../i18n/addresses.ts'
import { LANGUAGES, LOCALES } from '../../model/languages.ts'
import { useBase } from '../links/use-base.ts'

/**
 * Links to this page in each language. They load a new document, so that language, direction and fonts change at once.
 * The inline script stores the choice at the click itself, and adds the hash, which the server can't know.
 */
export function LanguageLinks() {
  const { locale, path } = useSite()
  const { search } = useLocation()
  const base = useBase()
  return LOCALES.map((code) => (
    <a
      key={code}
      href={base + addressIn(path, code) + search}
      lang={code}
      hrefLang={code}
      data-locale={code}
      aria-current={code === locale ? 'true' : undefined}
    >
      {LANGUAGES[code].nativeName}
    </a>
  ))
}
