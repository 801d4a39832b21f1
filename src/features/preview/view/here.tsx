import type { ReactNode } from 'react'
import { useSite } from '../../../content/site.ts'
import { useWords } from '../../../i18n/review-words/words.ts'
import { showsAt } from '../rules/list-difference.ts'
import type { ListedPreview } from '../rules/list-preview.ts'
import type { PageChanges } from '../rules/preview.ts'
import { changeId } from './changed.tsx'

type Props = { groups: ListedPreview['groups']; changes?: PageChanges; compare?: ReactNode }

/**
 * Tells what the branch changes on this page: a link to the first changed part, the number of sections that are gone, and what
 * can't be seen; and the way to compare both. Shows nothing if it changes nothing.
 */
export function PreviewHere({ groups, changes, compare }: Props) {
  const t = useWords()
  const { path } = useSite()
  const all = groups.flatMap(({ list }) => list)
  const own = all.filter(({ href, everywhere }) => href === path && !everywhere)
  const unseen = own.flatMap(({ unseenHere }) => unseenHere)
  const { parts = 0, gone = 0 } = changes ?? {}
  const isCompared = compare !== undefined && all.some((one) => showsAt(one, path))
  if (parts === 0 && gone === 0 && unseen.length === 0 && !isCompared) return null
  return (
    <section className="pvw-here" aria-label={t('preview.here')}>
      <div className="pvw-in">
        {parts > 0 && <a href={`#${changeId(1)}`}>{t('preview.firstChange', { number: parts })}</a>}
        {gone > 0 && <span>{t('preview.gone', { number: gone })}</span>}
        {unseen.length > 0 && (
          <span>
            {t('preview.unseen')}: {unseen.join(' · ')}
          </span>
        )}
        {isCompared && compare}
      </div>
    </section>
  )
}
