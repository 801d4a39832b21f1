import { type ComponentProps, Suspense } from 'react'
import { lazyView } from '../../../ui/lazy-view.ts'
import type { PreviewBar } from './bar.tsx'

const Bar = lazyView(async () => (await import('./bar.tsx')).PreviewBar)

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
