import { type ComponentType, Suspense } from 'react'
import { lazyView } from '../../ui/lazy-view.tsx'

// Few pages have a wall in the light of the hour; only these fetch what draws it.
const drawing = () => import('./lit-wall.tsx')

const late = <Props extends object>(View: ComponentType<Props>) =>
  function LateView(props: Props) {
    return (
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    )
  }

/** `LitWall` of `lit-wall.tsx`, in a chunk of its own. */
export const LitWall = late(lazyView('.lit-wall', async () => (await drawing()).LitWall))

/** `LitFigure` of `lit-wall.tsx`, in a chunk of its own. */
export const LitFigure = late(lazyView('.lit-wall', async () => (await drawing()).LitFigure))
