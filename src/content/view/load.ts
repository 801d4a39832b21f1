import type { AddressTarget } from '../../model/address.ts'
import { SHARED_SECTIONS } from '../../model/fixed-addresses.ts'
import type { Content, Fetched } from '../cms/client.ts'
import type { RawPage, RawTeamMember } from '../types.ts'
import { readAddresses } from './addresses.ts'
import type { RawView } from './view.ts'

/**
 * Returns the raw documents of a target, and those that the editor follows, with their queries; undefined if there is no such document.
 * With `withUnpublished` its links lead to what is not published, too.
 */
export async function load(
  content: Content,
  target: AddressTarget,
  withUnpublished = false,
): Promise<{ raw: RawView; fetched: Fetched<object>[] } | undefined> {
  const settings = await content.settings()
  const base = { settings: settings.data.siteSettings, addresses: await readAddresses(content, withUnpublished) }
  if (target.kind === 'page') {
    const page = await content.page(target.slug)
    if (!page) return undefined
    const has = (names: string[]) => page.data.page.blocks?.some((block) => names.includes(block?.__typename ?? ''))
    const treatments = has(LISTS) ? await content.treatments() : undefined
    const pages = has(['PageBlocksArticleList']) ? await content.pages() : undefined
    const team = asksForEveryone(page.data.page) ? await content.team() : undefined
    return { raw: { ...base, page: page.data.page, treatments, team, pages }, fetched: [page, settings] }
  }
  const treatment = await content.treatment(target.slug)
  if (!treatment || treatment.data.treatment.category !== target.category) return undefined
  const [sections, treatments] = await Promise.all([content.page(SHARED_SECTIONS), content.treatments()])
  return {
    raw: { ...base, treatment: treatment.data.treatment, sections: sections?.data.page, treatments },
    fetched: [treatment, ...(sections ? [sections] : []), settings],
  }
}

/** The sections that show treatments without naming each. */
const LISTS = ['PageBlocksTreatmentCards', 'PageBlocksPriceList', 'PageBlocksAskShadow']

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
    .sort((a, b) => (b.yearsExperience ?? 0) - (a.yearsExperience ?? 0) || a.name.localeCompare(b.name, 'en'))
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
