import { useTranslation } from 'react-i18next'
import { ProfileDetails } from '../components/people/profile-details.tsx'
import { Portrait, Role } from '../components/pictures/portrait.tsx'
import { SectionHead } from '../components/text/section-head.tsx'
import { Text } from '../components/text/text.tsx'
import { useField } from '../content/field.ts'
import type { Block, TeamMember } from '../content/types.ts'
import { anchorOf } from '../model/anchor.ts'
import type { City } from '../model/clinics.ts'
import { Sideways } from '../ui/sideways.tsx'

/** The team in rows of four and three, on phones one beside the other. */
export function TeamGrid({ block }: { block: Block<'TeamGrid'> }) {
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead of={block} />
        <Sideways heading={block.heading}>
          <ul className="team">
            {block.members?.map(({ member }) => (
              <TeamCard key={member.name} member={member} />
            ))}
          </ul>
        </Sideways>
      </div>
    </section>
  )
}

/** One of the team: portrait with the mark of the clinic, name, role, a sentence, and a profile that opens where there is one. */
function TeamCard({ member }: { member: Omit<TeamMember, 'id'> }) {
  const { t } = useTranslation()
  const fieldOf = useField()
  const city = member.location as City | undefined
  return (
    <li id={anchorOf('p', member.name)} data-city={city}>
      <Portrait of={member} sizes="(max-width: 767px) 68vw, (max-width: 1099px) 33vw, 30vw" />
      <div className="team-t">
        {city && (
          <p className="badge badge-t" data-tina-field={fieldOf(member, 'location')}>
            {t(`city.${city}`)}
          </p>
        )}
        <Text of={member} field="name" as="h3" className="h4" />
        <Role of={member} />
        <Text of={member} field="description" as="p" className="small" />
        {member.bio && (
          <div className="doc-a">
            <ProfileDetails member={member} />
          </div>
        )}
      </div>
    </li>
  )
}
