import { useTranslation } from 'react-i18next'
import { useField } from '../content/field.ts'
import type { City, TeamMember } from '../content/types.ts'
import { Portrait } from './portrait.tsx'
import { Role } from './role.tsx'
import { Text } from './text.tsx'

/** One of the team: portrait with the mark of the clinic, name, role, a sentence. */
export function TeamCard({ member }: { member: Omit<TeamMember, 'id'> }) {
  const { t } = useTranslation()
  const fieldOf = useField()
  const city = member.location as City | undefined
  return (
    <li data-city={city}>
      <Portrait of={member} sizes="(max-width: 767px) 8rem, (max-width: 1099px) 33vw, 30vw" />
      <div className="team-t">
        {city && (
          <p className="badge badge-t" data-tina-field={fieldOf(member, 'location')}>
            {t(`city.${city}`)}
          </p>
        )}
        <Text of={member} field="name" as="h3" className="h4" />
        <Role of={member} />
        <Text of={member} field="description" as="p" className="small" />
      </div>
    </li>
  )
}
