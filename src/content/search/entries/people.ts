import { anchorOf } from '../../../model/anchor.ts'
import type { AnyBlock, TeamMember } from '../../types.ts'
import type { SearchEntry } from '../entry.ts'
import { keysOf } from '../pinyin.ts'
import { oneLine, type Words } from './texts.ts'

type Member = Omit<TeamMember, 'id'> & { _english?: string[] }
type Place = { href: string; title: string; blocks: AnyBlock[] }

const membersIn = (block: AnyBlock, kind: string): Member[] =>
  block.__typename === kind ? ((block as { members?: { member: Member }[] }).members ?? []).map(({ member }) => member) : []

/** Returns the team as search finds it, each where most is said of them: where they are presented at length, or else among all. */
export function peopleEntries(pages: Place[], words: Words, englishName: (name: string) => string | undefined): SearchEntry[] {
  const found = new Map<string, SearchEntry>()
  for (const kind of ['PageBlocksPractitioners', 'PageBlocksTeamGrid'])
    for (const { href, title, blocks } of pages)
      for (const member of blocks.flatMap((block) => membersIn(block, kind))) {
        const { name, description, specialty, specialties = [], languages = [], location, role, gender, bio } = member
        if (found.has(name)) continue
        const does = words.role(role, gender)
        const english = englishName(name)
        found.set(name, {
          kind: 'person',
          href: `${href}#${anchorOf('p', name)}`,
          title: name,
          text: [does, description].filter(Boolean).join(' · '),
          of: title,
          names: english && english !== name ? [english] : [],
          keys: keysOf(name),
          more: [oneLine(member.title), specialty ?? '', ...specialties, ...languages, bio ?? '', location ? words.city(location) : ''],
        })
      }
  return [...found.values()]
}
