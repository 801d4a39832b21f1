import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../../../i18n/review-words/words.ts'
import type { ListedDifference } from '../../../preview/rules/list-difference.ts'

const CompareDialog = lazy(async () => ({ default: (await import('./dialog.tsx')).CompareDialog }))

/** Opens the page that is shown before and after the draft; what does so is loaded then. */
export function CompareButton({ branch, differences }: { branch: string; differences: ListedDifference[] }) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="cmp-open" data-js onClick={() => setOpen(true)}>
        {t('compare.open')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CompareDialog branch={branch} differences={differences} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
