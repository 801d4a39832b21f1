import { SectionHead } from '../components/section-head.tsx'
import { TeamCard } from '../components/team-card.tsx'
import type { Block } from '../content/types.ts'

/** The team in rows of four and three. */
export function TeamGrid({ block }: { block: Block<'TeamGrid'> }) {
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead of={block} />
        <ul className="team">
          {block.members?.map(({ member }) => (
            <TeamCard key={member.name} member={member} />
          ))}
        </ul>
      </div>
    </section>
  )
}
