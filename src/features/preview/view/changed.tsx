import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMarks } from '../../../content/field.ts'
import type { Fallback } from '../../../content/types.ts'

const LABELS = {
  new: 'preview.partNew',
  edited: 'preview.partEdited',
  moved: 'preview.partMoved',
  editedAndMoved: 'preview.partEditedAndMoved',
} as const

/** The anchor of the changed part of a page that is the `at`-th, from 1. */
export const changeId = (at: number) => `change-${at}`

/** Outlines a part of a page that the previewed branch changes, says so, and leads to the next one; elsewhere it is only its children. */
export function Changed({ of, children }: { of: Fallback | undefined; children: ReactNode }) {
  const { t } = useTranslation()
  const isMarked = useMarks()
  const change = of?._change
  if (!change || !isMarked) return children
  const { kind, at, of: all, less } = change
  return (
    <div className="chg" id={changeId(at)}>
      <p className="chg-l">
        <b>{t(LABELS[kind])}</b>
        {less && <span>{t('preview.less')}</span>}
        <span>{t('preview.place', { at, all })}</span>
        {at < all && <a href={`#${changeId(at + 1)}`}>{t('preview.nextChange')}</a>}
      </p>
      {children}
    </div>
  )
}
