import { useTranslation } from 'react-i18next'
import { useFieldElsewhere } from '../../content/field.ts'
import { useSite } from '../../content/site.ts'
import { Figures } from '../../ui/figures.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SmartLink } from '../links/smart-link.tsx'

/** Where the visitor is, from home to this page. */
export function Breadcrumb() {
  const { t } = useTranslation()
  const { path, trail } = useSite()
  const fieldElsewhere = useFieldElsewhere()
  return (
    <nav className="crumb" aria-label={t('breadcrumb')}>
      <ol>
        <li>
          <SmartLink href="/">{t('home')}</SmartLink>
        </li>
        {trail.map(({ href, title, lang, label }) => (
          <li key={href}>
            <Icon name="chevron" />
            {href === path ? (
              <span aria-current="page" lang={lang} dir={lang && 'ltr'} data-elsewhere={label ? undefined : fieldElsewhere(href, 'title')}>
                <Figures text={title} />
              </span>
            ) : (
              <SmartLink href={href} lang={lang}>
                <span data-elsewhere={fieldElsewhere(href, 'title')} dir={lang && 'ltr'}>
                  <Figures text={title} />
                </span>
              </SmartLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
