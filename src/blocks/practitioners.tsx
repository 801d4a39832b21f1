import { Practitioner } from '../components/people/practitioner.tsx'
import type { Block } from '../content/types.ts'

/** People one by one, their portraits on alternating sides. */
export function Practitioners({ block }: { block: Block<'Practitioners'> }) {
  return (
    <section className="sec">
      <div className="wrap">
        {block.members?.map(({ member }, index) => (
          <Practitioner key={member.name} member={member} shape={index % 2 ? 'pt-se' : 'pt-es'} />
        ))}
      </div>
    </section>
  )
}
