import type { i18n } from 'i18next'
import type { AnyBlock, Settings, TeamMember } from '../../content/types.ts'
import { type Gender, roleLabel } from '../../i18n/role-label.ts'
import type { City } from '../../model/clinics.ts'
import { personNode } from '../../seo/structured/things.ts'
import { typeset } from '../../ui/typeset.ts'
import { clinicId } from './clinics-on.ts'

type Member = Omit<TeamMember, 'id'>

/** Returns what somebody of the team is, in the language of the page. */
export const jobTitleOf = ({ role, gender }: Pick<Member, 'role' | 'gender'>, words: i18n) =>
  roleLabel(words, role, gender as Gender | undefined) ?? role

/** Returns the people whom the sections of a page present; what only a profile shows is told where there is one. */
export function peopleOn(blocks: AnyBlock[], settings: Settings, origin: string, words: i18n): object[] {
  const inGrids = blocks.flatMap((block) => (block.__typename === 'PageBlocksTeamGrid' ? (block.members ?? []) : []))
  const atLength = blocks.flatMap((block) => (block.__typename === 'PageBlocksPractitioners' ? (block.members ?? []) : []))
  const node = (member: Member, more: object = {}) => {
    const city = member.location as City | undefined
    const clinic = city && settings.contact?.[city]
    return personNode({
      name: member.name,
      jobTitle: jobTitleOf(member, words),
      ...(member.description && { description: typeset(member.description) }),
      ...(member.image && { image: origin + member.image }),
      ...(clinic && { clinic: { id: clinicId(origin, city), name: `${settings.brand}, ${clinic.city}` } }),
      ...more,
    })
  }
  return [
    ...inGrids.map(({ member }) => node(member)),
    ...atLength.map(({ member }) => {
      const { title, specialties, languages, qualifications } = member
      return node(member, {
        ...(title && { jobTitle: typeset(title) }),
        ...(specialties && { knowsAbout: specialties.map(typeset) }),
        ...(languages && { knowsLanguage: languages }),
        ...(qualifications && { qualifications: qualifications.map(typeset) }),
      })
    }),
  ]
}
