import type { ReactNode } from 'react'
import { useSite } from '../../../content/site.ts'
import { addressIn } from '../../../i18n/addresses.ts'
import { useWords } from '../../../i18n/review-words/words.ts'
import styles from '../../../styles/preview.css?url'
import { Icon } from '../../../ui/icon.tsx'
import type { ListedPreview } from '../rules/list-preview.ts'
import type { PageChanges } from '../rules/preview.ts'
import { PreviewChanges } from './changes.tsx'
import { PreviewHere } from './here.tsx'
import { PreviewNotes } from './notes.tsx'

type Props = { preview: ListedPreview; changes?: PageChanges; compare?: ReactNode }

/** The bar that testers see above every page: the branch that they look at, what it changes, and the way to another one. */
export function PreviewBar({ preview, changes, compare }: Props) {
  const t = useWords()
  const { path, locale } = useSite()
  const here = addressIn(path, locale)
  const { branch, called, groups } = preview
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <section className="pvw" aria-label={t('preview.label')}>
        <details>
          <summary className="pvw-in">
            {branch ? (
              <>
                <span className="lbl">
                  {t(called ? 'preview.draft' : 'preview.branch')} {called ? <bdi>{called}</bdi> : <code className="ltr">{branch}</code>}
                </span>
                <span className="pvw-sum">{t('preview.differences', { number: groups.flatMap(({ list }) => list).length })}</span>
              </>
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
        {branch && preview.branches.length > 0 && (
          <a className="pvw-exit" href={here}>
            {t('preview.exit')}
            <Icon name="close" />
          </a>
        )}
      </section>
      <PreviewNotes preview={preview} />
      {branch && <PreviewHere groups={groups} changes={changes} compare={compare} />}
    </>
  )
}
