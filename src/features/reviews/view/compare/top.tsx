import { Suspense } from 'react'
import { lazyView } from '../../../../ui/lazy-view.tsx'
import type { ListedPreview } from '../../../preview/rules/list-preview.ts'

const Button = lazyView('.cmp-open', async () => (await import('./button.tsx')).CompareButton)

/** The way to a page before and after a draft, in chunks of its own: visitors, who see no draft, load nothing of it. */
export const CompareTop = ({ preview }: { preview: ListedPreview | undefined }) =>
  preview?.branch && preview.version ? (
    <Suspense fallback={null}>
      <Button branch={preview.branch} differences={preview.groups.flatMap(({ list }) => list)} />
    </Suspense>
  ) : null
