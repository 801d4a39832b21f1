import { Suspense } from 'react'
import { lazyView } from '../../../ui/lazy-view.tsx'
import type { ListedPreview } from '../../preview/rules/list-preview.ts'

const Review = lazyView('.rvw', async () => (await import('./review.tsx')).Review)

/** Comments and ticks on a draft, in a chunk of its own: visitors, who see no draft, load nothing of it. */
export const ReviewTop = ({ preview }: { preview: ListedPreview | undefined }) =>
  preview?.branch && preview.version ? (
    <Suspense fallback={null}>
      <Review key={preview.branch} branch={preview.branch} version={preview.version} />
    </Suspense>
  ) : null
