import { expect, test } from 'vitest'
import { settings, tel } from '../fixtures/clinic-settings.ts'
import { filled, type Member, named, oneLine, section, WORDS } from '../fixtures/clinic-texts.ts'
import { factsIn, hrefsIn, one, sectionUnder, textOf, textsOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()
const page = await site.page('/doctors')
const { team, city: cities, newTab } = WORDS.en

type Figure = { label: string; figure: string; unit?: string }
const people = section<{ members: { member: string }[] }>('page/doctors', 'practitioners').members.map(({ member }) =>
  named<Member>(member),
)

test('doctors has its figures', () => {
  const { stats } = section<{ stats: Figure[] }>('page/doctors', 'statStrip')
  expect(factsIn(one(page, 'main dl'))).toEqual(Object.fromEntries(stats.map(({ label, figure, unit = '' }) => [label, figure + unit])))
})

test('doctors has the people of its document, each with a city, a title and a way to book', () => {
  const articles = [...page.querySelectorAll('main article')]
  expect(articles.map((article) => textOf(article.querySelector('h2')))).toEqual(people.map(({ name }) => name))
  for (const [index, { name, title, location }] of people.entries()) {
    const article = articles[index] as Element
    expect(article.getAttribute('data-city')).toBe(location)
    expect(textsOf(article, 'p')).toEqual(expect.arrayContaining([cities[location], title]))
    const book = one(article, 'a[target=_blank]', `${filled(team.book, { name })} (${newTab})`)
    expect(book.getAttribute('href')).toBe(settings.bookingUrl)
  }
})

test('a profile is closed at first and has registration, qualifications, training, languages and a life, without script', () => {
  expect(people.some(({ registration, training }) => registration && training)).toBe(true)
  for (const { name, registration = [], qualifications, training = [], languages, bio } of people) {
    const profile = one(page, 'main details', `${team.profile}: ${name}`)
    expect(profile.hasAttribute('open')).toBe(false)
    expect(textsOf(profile, 'li')).toEqual(expect.arrayContaining([...qualifications, ...training, ...languages]))
    expect(textsOf(profile, 'dd')).toEqual(expect.arrayContaining([bio, registration].flat()))
  }
})

test('doctors ends with a call and an e-mail', () => {
  const { heading } = section('page/doctors', 'closingCall')
  const { primaryPhone, primaryEmail } = settings.contactInfo
  expect(hrefsIn(sectionUnder(page, oneLine(heading)))).toEqual([tel(primaryPhone), `mailto:${primaryEmail}`])
})
