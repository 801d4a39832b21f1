import { expect, test } from 'vitest'
import type { RawPage, RawTeamMember } from '../../src/content/types.ts'
import { asksForEveryone, withWholeTeam } from '../../src/content/view/load.ts'

const person = (id: string, yearsExperience: number | null) => ({ id, name: id, yearsExperience }) as RawTeamMember
const team = [person('Euan', null), person('Imogen', 15), person('Thea', 11), person('Ailsa', 11)]
const pageWith = (everyone: boolean, members: unknown) =>
  ({ blocks: [null, { __typename: 'PageBlocksTeamGrid', everyone, members }] }) as RawPage

const namesOn = (page: RawPage) => {
  const [, block] = page.blocks ?? []
  return block?.__typename === 'PageBlocksTeamGrid' ? block.members?.map((item) => item?.member.name) : undefined
}

test('those who are named come first, the others by years and then by name', () => {
  const page = pageWith(true, [{ member: person('Thea', 11) }])
  expect(namesOn(withWholeTeam(page, team))).toEqual(['Thea', 'Imogen', 'Ailsa', 'Euan'])
})

test('a list that names nobody shows everyone', () => {
  expect(namesOn(withWholeTeam(pageWith(true, null), team))).toEqual(['Imogen', 'Ailsa', 'Thea', 'Euan'])
})

test('a list that does not ask for everyone stays as it is', () => {
  const page = pageWith(false, [{ member: person('Thea', 11) }])
  expect(asksForEveryone(page)).toBe(false)
  expect(namesOn(withWholeTeam(page, team))).toEqual(['Thea'])
})
