import { Suspense } from 'react'
import { lazyView } from '../../../ui/lazy-view.tsx'

const Review = lazyView('.rvw', async () => (await import('./review.tsx')).Review)

/** Comments and ticks on a draft, in a chunk of its own: visitors, who see no draft, load nothing of it. */
export const ReviewTop = ({ branch }: { branch: string | undefined }) =>
  branch === undefined ? null : (
    <Suspense fallback={null}>
      <Review key={branch} branch={branch} />
    </Suspense>
  )
