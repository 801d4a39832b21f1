import type { ReactNode } from 'react'
import { withoutPipe } from '../model/pipe.ts'

/**
 * A list that goes sideways on phones, where the keyboard reaches it: in the article of a treatment, and the team. Everywhere
 * else it has no box of its own and can't be reached: only what is in it is there.
 */
export function Sideways({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  const label = withoutPipe(heading) || undefined
  return (
    // biome-ignore format: the next line is about one attribute.
    <section className="sideways" aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard.
      tabIndex={0}
    >
      {children}
    </section>
  )
}
