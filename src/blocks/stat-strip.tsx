import { Figure } from '../components/figure.tsx'
import type { Block } from '../content/types.ts'

/** Figures in one ruled row. */
export function StatStrip({ block }: { block: Block<'StatStrip'> }) {
  return (
    <div className="wrap">
      <dl className="strip">
        {block.stats?.map((stat) => (
          <Figure key={stat.label} of={stat} />
        ))}
      </dl>
    </div>
  )
}
