import type { RawPage, RawTeamMember } from '../types.ts'

type Section = NonNullable<NonNullable<RawPage['blocks']>[number]>
type TeamGrid = Extract<Section, { __typename: 'PageBlocksTeamGrid' }>

const wantsEveryone = (block: Section | null): block is TeamGrid => block?.__typename === 'PageBlocksTeamGrid' && Boolean(block.everyone)

/** Tells whether a section of the page shows the whole team, named or not. */
export const asksForEveryone = ({ blocks }: RawPage) => blocks?.some(wantsEveryone) ?? false

/** Returns the people whom the section does not name, most years of experience first: they follow the named ones. */
function others({ members }: TeamGrid, team: RawTeamMember[]) {
  const named = new Set(members?.map((item) => item?.member.id))
  return team
    .filter(({ id }) => !named.has(id))
    .sort((a, b) => (b.yearsExperience ?? 0) - (a.yearsExperience ?? 0) || a.name.localeCompare(b.name))
    .map((member) => ({ __typename: 'PageBlocksTeamGridMembers' as const, member }))
}

/**
 * Returns the page with everyone added to the sections that show the whole team: `[Imogen]` and a team of three =>
 * `[Imogen, Thea (9 years), Euan (4 years)]`.
 */
export function withWholeTeam(page: RawPage, team: RawTeamMember[] = []): RawPage {
  const blocks = page.blocks?.map((block) =>
    wantsEveryone(block) ? { ...block, members: [...(block.members ?? []), ...others(block, team)] } : block,
  )
  return { ...page, blocks } as RawPage
}
