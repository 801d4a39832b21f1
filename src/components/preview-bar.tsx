import { useTranslation } from 'react-i18next'
import type { PageChanges, Preview } from '../content/preview.ts'
import { useSite } from '../content/site.ts'
import { addressIn } from '../i18n/addresses.ts'
import { Icon } from '../ui/icon.tsx'
import { changeId } from './changed.tsx'
import { PreviewChanges } from './preview-changes.tsx'

/** What testers see above every page: the branch that they look at, what it changes, and the way to another one. */
export function PreviewBar({ preview, changes }: { preview: Preview; changes?: PageChanges }) {
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
      {changes && (changes.parts > 0 || changes.gone > 0) && (
        <p className="pvw-here pvw-in">
          {changes.parts > 0 && <a href={`#${changeId(1)}`}>{t('preview.firstChange', { number: changes.parts })}</a>}
          {changes.gone > 0 && <span>{t('preview.gone', { number: changes.gone })}</span>}
        </p>
      )}
      {branch && (
        <a className="pvw-exit" href={`${here}?branch=main`}>
          {t('preview.exit')}
          <Icon name="close" />
        </a>
      )}
    </section>
  )
}
