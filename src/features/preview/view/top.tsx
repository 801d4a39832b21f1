import { type ComponentProps, Suspense } from 'react'
import { lazyView } from '../../../ui/lazy-view.tsx'
import type { PreviewBar } from './bar.tsx'

const Future = lazyView('.pvw-at', async () => (await import('./future-bar.tsx')).FutureBar)
const Bar = lazyView('.pvw:not(.pvw-at)', async () => (await import('./bar.tsx')).PreviewBar)

type Props = Partial<ComponentProps<typeof PreviewBar>>

/** The preview bar, in a chunk of its own: visitors, who have no preview, load nothing of it. `compare` is the way to a page before and after. */
export function PreviewTop({ preview, changes, compare }: Props) {
  return (
    preview && (
      <Suspense fallback={null}>
        {preview.future ? <Future future={preview.future} /> : <Bar preview={preview} changes={changes} compare={compare} />}
      </Suspense>
    )
  )
}
