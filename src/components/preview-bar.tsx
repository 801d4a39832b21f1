import { useTranslation } from 'react-i18next'
import type { Preview } from '../content/preview.ts'
import { useSite } from '../content/site.ts'
import { addressIn } from '../i18n/addresses.ts'
import { Icon } from '../ui/icon.tsx'
import { PreviewChanges } from './preview-changes.tsx'

/** What testers see above every page: the branch that they look at, what it changes, and the way to another one. */
export function PreviewBar({ preview }: { preview: Preview }) {
  const { t } = useTranslation()
  const { path, locale } = useSite()
  const here = addressIn(path, locale)
  const { branch, pages } = preview
  return (
    <section className="pvw" aria-label={t('preview.label')}>
      <details>
        <summary className="pvw-in">
          {branch ? (
            <span className="lbl">
              {t('preview.branch')} <code>{branch}</code> · {t('preview.pages', { number: pages.length })}
            </span>
          ) : (
            <span className="lbl">{t('preview.site')}</span>
          )}
          <span className="pvw-more">
            {t('preview.changes')}
            <Icon name="down" />
          </span>
        </summary>
        <PreviewChanges preview={preview} here={here} />
      </details>
      {branch && (
        <a className="pvw-exit" href={`${here}?branch=main`}>
          {t('preview.exit')}
          <Icon name="close" />
        </a>
      )}
    </section>
  )
}
