import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../content/site.ts'
import { LANGUAGES } from '../../model/languages.ts'
import { LanguageLinks } from './language-links.tsx'

/** Lists the languages by their own names, each a link to this page in that language. */
export function LanguageSwitcher() {
  const { locale } = useSite()
  const { t } = useTranslation()
  const root = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const menu = root.current
      if (!menu?.open || (event instanceof KeyboardEvent ? event.key !== 'Escape' : menu.contains(event.target as Node))) return
      menu.open = false
      if (event instanceof KeyboardEvent) menu.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return (
    <details className="lang" ref={root}>
      <summary aria-label={`${t('language.choose')}: ${LANGUAGES[locale].nativeName}`}>
        <span className="name">{LANGUAGES[locale].nativeName}</span>
      </summary>
      <div className="lang-menu">
        <LanguageLinks />
      </div>
    </details>
  )
}
