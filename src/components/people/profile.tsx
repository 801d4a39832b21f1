import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeamMember } from '../../content/types.ts'
import { each } from '../../ui/each.tsx'
import { Text } from '../text/text.tsx'
import { TextList } from '../text/text-list.tsx'

const LISTS = ['specialties', 'qualifications', 'training', 'languages'] as const

/** The part of a person that a click on "profile" opens: registration, specialties, qualifications, training, languages, and a paragraph about them. */
export function Profile({ member }: { member: Omit<TeamMember, 'id'> }) {
  const { t } = useTranslation()
  return (
    <dl className="doc-f profile">
      {member.registration && (
        <>
          <dt>{t('team.registration')}</dt>
          <Text of={member} field="registration" as="dd" />
        </>
      )}
      {each(LISTS, (field) => (
        <Fragment>
          {member[field] && (
            <>
              <dt>{t(`team.${field}`)}</dt>
              <dd>
                <TextList of={member} field={field} />
              </dd>
            </>
          )}
        </Fragment>
      ))}
      {member.bio && (
        <>
          <dt>{t('team.about')}</dt>
          <Text of={member} field="bio" as="dd" />
        </>
      )}
    </dl>
  )
}
