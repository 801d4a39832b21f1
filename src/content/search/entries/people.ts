import { anchorOf } from '../../../model/anchor.ts'
import type { TeamMember } from '../../types.ts'
import type { SearchEntry } from '../entry.ts'
import { keysOf } from '../pinyin.ts'
import type { PlacedBlock, SearchedPage } from './place.ts'
import { oneLine, type Words } from './texts.ts'

type Member = Omit<TeamMember, 'id'> & { _english?: string[] }

/** The people of a section, each with where they stand: `'blocks.3.members.0.member'` */
const membersIn = ({ block, at }: PlacedBlock, kind: string): { member: Member; at: string }[] =>
  block.__typename === kind
    ? ((block as { members?: { member: Member }[] }).members ?? []).map(({ member }, index) => ({
        member,
        at: `${at}.members.${index}.member`,
      }))
    : []

/** Returns the team as search finds it, each where most is said of them: where they are presented at length, or else among all. */
export function peopleEntries(pages: SearchedPage[], words: Words, englishName: (name: string) => string | undefined): SearchEntry[] {
  const found = new Map<string, SearchEntry>()
  for (const kind of ['PageBlocksPractitioners', 'PageBlocksTeamGrid'])
    for (const { href, title, titleAt, blocks } of pages)
      for (const { member, at } of blocks.flatMap((block) => membersIn(block, kind))) {
        const { name, description, specialty, specialties = [], languages = [], location, role, gender, bio } = member
        if (found.has(name)) continue
        const does = words.role(role, gender)
        const english = englishName(name)
        found.set(name, {
          kind: 'person',
          href: `${href}#${anchorOf('p', name)}`,
          title: name,
          text: description ?? '',
          of: title,
          does,
          leads: { title: `${at}.name`, text: `${at}.description`, of: titleAt },
          names: english && english !== name ? [english] : [],
          keys: keysOf(name),
          more: [oneLine(member.title), specialty ?? '', ...specialties, ...languages, bio ?? '', location ? words.city(location) : ''],
        })
      }
  return [...found.values()]
}
