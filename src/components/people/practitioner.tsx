import { useTranslation } from 'react-i18next'
import { useField } from '../../content/field.ts'
import { useSite } from '../../content/site.ts'
import type { TeamMember } from '../../content/types.ts'
import { anchorOf } from '../../model/anchor.ts'
import type { City } from '../../model/clinics.ts'
import { SmartLink } from '../links/smart-link.tsx'
import { Portrait, Role } from '../pictures/portrait.tsx'
import { Text } from '../text/text.tsx'
import { ProfileDetails } from './profile-details.tsx'

type Props = { member: Omit<TeamMember, 'id'>; shape: string }

/** One person at length: portrait, what they do, how to book with them, and a profile that opens without a script. */
export function Practitioner({ member, shape }: Props) {
  const { settings } = useSite()
  const { t } = useTranslation()
  const fieldOf = useField()
  const city = member.location as City | undefined
  return (
    <article id={anchorOf('p', member.name)} className="doc" data-city={city}>
      <Portrait of={member} shape={`face-e ${shape}`} sizes="(max-width: 767px) 100vw, 42vw" />
      <div className="t">
        {city && (
          <p className="kick" data-tina-field={fieldOf(member, 'location')}>
            {t(`city.${city}`)}
          </p>
        )}
        <Text of={member} field="name" as="h2" className="h2" />
        {member.title ? <Text of={member} field="title" as="p" className="role" /> : <Role of={member} />}
        <Text of={member} field="description" as="p" className="says" />
        <dl className="doc-f">
          {member.experience && (
            <>
              <dt>{t('team.experience')}</dt>
              <Text of={member} field="experience" as="dd" />
            </>
          )}
          {member.specialty && (
            <>
              <dt>{t('team.specialty')}</dt>
              <Text of={member} field="specialty" as="dd" />
            </>
          )}
        </dl>
        <div className="doc-a">
          <SmartLink className="btn btn-p" href={settings.bookingUrl}>
            <span data-tina-field={fieldOf(member, 'name')}>{t('team.book', { name: member.name })}</span>
          </SmartLink>
          <ProfileDetails member={member} />
        </div>
      </div>
    </article>
  )
}
