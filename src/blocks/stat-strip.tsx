import { Stat } from '../components/text/stat.tsx'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'

/** Figures in one ruled row. */
export function StatStrip({ block }: { block: Block<'StatStrip'> }) {
  return (
    <div className="wrap">
      <dl className="strip">
        {each(block.stats, (stat) => (
          <Stat of={stat} />
        ))}
      </dl>
    </div>
  )
}
