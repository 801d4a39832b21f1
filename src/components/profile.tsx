import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeamMember } from '../content/types.ts'
import { Text } from './text.tsx'
import { TextList } from './text-list.tsx'

const LISTS = ['specialties', 'qualifications', 'languages'] as const

/** The part of a person that a click on "profile" opens: specialties, qualifications, languages, and a paragraph about them. */
export function Profile({ member }: { member: Omit<TeamMember, 'id'> }) {
  const { t } = useTranslation()
  return (
    <dl className="doc-f profile">
      {LISTS.map((field) => (
        <Fragment key={field}>
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
