import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useField } from '../content/field.ts'
import type { Fallback, TeamMember } from '../content/types.ts'
import { each } from '../ui/each.tsx'
import { Figures } from '../ui/figures.tsx'
import { inLanguage, Text } from './text.tsx'

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

type ListKey<Node> = { [Key in keyof Node]-?: NonNullable<Node[Key]> extends string[] ? Key : never }[keyof Node] & string

/** A list of short texts of a document as bullets: nothing if it is empty, in its own language, clickable in the editor. */
export function TextList<Node extends Fallback>({ of, field, className }: { of: Node; field: ListKey<Node>; className?: string }) {
  const fieldOf = useField()
  const items = of[field] as string[] | undefined
  if (!items) return null
  return (
    <ul className={className} {...inLanguage(of, field)} data-tina-field={fieldOf(of, field)}>
      {each(items, (item) => (
        <li>
          <Figures text={item} />
        </li>
      ))}
    </ul>
  )
}
