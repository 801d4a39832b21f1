import { useTranslation } from 'react-i18next'
import type { TeamMember } from '../../content/types.ts'
import { Icon } from '../../ui/icon.tsx'
import { Text } from '../text/text.tsx'
import { Profile } from './profile.tsx'

/** The words that open somebody's profile, and the profile, without a script. */
export function ProfileDetails({ member }: { member: Omit<TeamMember, 'id'> }) {
  const { t } = useTranslation()
  return (
    <details>
      <summary>
        <span className="lnk">
          {t('team.profile')}
          <Icon name="down" />
        </span>
        <span className="vh">
          : <Text of={member} field="name" />
        </span>
      </summary>
      <Profile member={member} />
    </details>
  )
}
