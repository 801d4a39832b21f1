import { expect, test } from 'vitest'
import { namesOf } from '../fixtures/clinic.ts'
import { inLanguage, type Member, named, oneLine, section, sectionsOf, WORDS } from '../fixtures/clinic-texts.ts'
import { one, textOf, textsOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()

type Team = { members: { member: string }[] }
const lead = section<Team>('page/about', 'teamGrid').members.map(({ member }) => named<Member>(member))
const team = namesOf('teamMember').map((name) => named<Member>(`content/teamMember/${name}.json`))

test('about has its hero and its sections, in their order', async () => {
  const page = await site.page('/about')
  const [hero, ...sections] = sectionsOf('page/about').map(({ heading }) => oneLine(heading))
  expect(textOf(page.querySelector('h1'))).toBe(hero)
  expect(textsOf(page, 'main h2')).toEqual(sections)
})

test('about shows everybody of the team, those it names first', async () => {
  const list = one(await site.page('/about'), 'main ul', lead[0]?.name)
  const names = textsOf(list, 'h3')
  expect(names.slice(0, lead.length)).toEqual(lead.map(({ name }) => name))
  expect(names.toSorted()).toEqual(team.map(({ name }) => name).toSorted())
})

for (const locale of ['en', 'ar'] as const)
  test(`each of the team has a portrait, a name, a role in the form of the person, and a description, in ${locale}`, async () => {
    const page = await site.page(locale === 'en' ? '/about' : '/ar/about')
    for (const member of team) {
      const { alt, name, description } = inLanguage(member, locale)
      const card = one(page, `main img[alt="${alt}"]`).closest('li')
      expect(textOf(card?.querySelector('h3'))).toBe(name)
      expect(textsOf(card as Element, 'p')).toEqual([
        WORDS[locale].city[member.location],
        WORDS[locale].role[member.role as keyof typeof WORDS.en.role][member.gender],
        description,
      ])
    }
  })

test('about opens the profile of whoever has a life to tell, and of nobody else', async () => {
  const page = await site.page('/about')
  expect(team.some(({ bio }) => bio)).toBe(true)
  for (const { alt, bio } of team) {
    const profile = one(page, `main img[alt="${alt}"]`).closest('li')?.querySelector('details')
    expect(profile?.hasAttribute('open') ?? 'none').toBe(bio ? false : 'none')
    if (bio) expect(textsOf(profile as Element, 'dd')).toContain(bio)
  }
})
