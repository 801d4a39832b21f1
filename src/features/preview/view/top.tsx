import { type ComponentProps, Suspense } from 'react'
import { lazyView } from '../../../ui/lazy-view.tsx'
import type { PreviewBar } from './bar.tsx'

const Bar = lazyView('.pvw', async () => (await import('./bar.tsx')).PreviewBar)

type Props = Partial<ComponentProps<typeof PreviewBar>>

/** The preview bar, in a chunk of its own: visitors, who have no preview, load nothing of it. */
export function PreviewTop({ preview, changes }: Props) {
  return (
    preview && (
      <Suspense fallback={null}>
        <Bar preview={preview} changes={changes} />
      </Suspense>
    )
  )
}
