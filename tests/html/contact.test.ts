import { expect, test } from 'vitest'
import { CITIES, settings, tel } from '../fixtures/clinic-settings.ts'
import { oneLine, read, section, WORDS } from '../fixtures/clinic-texts.ts'
import { hrefsIn, linksIn, one, placeIn, sectionUnder, textOf, textsOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()
const { actions, clinic: labels } = WORDS.en
const { contact, contactInfo, bookingUrl, social, offer } = settings

type Info = { title: string; text?: string; shows: string }
const ways = section<{ infos: Info[] }>('page/contact', 'infoCards')

test('contact has four cards, with phones to call and addresses to write to', async () => {
  const cards = sectionUnder(await site.page('/contact'), ways.heading)
  expect(textsOf(cards, 'h3')).toEqual(ways.infos.map(({ title }) => title))
  const { primaryEmail, secondaryEmail } = contactInfo
  expect(linksIn(cards)).toEqual([
    ...CITIES.map((city) => [contact[city].phone, tel(contact[city].phone)]),
    ...[primaryEmail, secondaryEmail].map((email) => [email, `mailto:${email}`]),
  ])
  const texts = ways.infos.flatMap(({ text }) => text?.replace('\n', ' ') ?? [])
  expect(texts).toHaveLength(2)
  expect(textsOf(cards, 'p')).toEqual(texts)
})

for (const city of CITIES)
  test(`contact has a card of ${city}: directions and booking in a new tab, phone and mail`, async () => {
    const { address, phone, email, regulator } = contact[city]
    const card = one(sectionUnder(await site.page('/contact'), section('page/contact', 'clinicCards').heading), `[data-city=${city}]`)
    expect(textOf(card.querySelector('h3'))).toBe(contact[city].city)
    expect(textsOf(card, 'p')).toEqual([address, phone, email, `${labels.regulator}${regulator}`])
    expect(hrefsIn(card).slice(0, 3)).toEqual([tel(phone), `mailto:${email}`, bookingUrl])
    for (const label of [actions.book, actions.directions])
      expect(one(card, 'a[target=_blank]', `${label} (${WORDS.en.newTab})`).getAttribute('rel')).toBe('noopener')
    expect(placeIn(one(card, 'a', actions.directions))).toBe(address)
  })

test('urgent help is a call or a chat that names the page', async () => {
  const { heading, links } = section<{ links: { label: string }[] }>('page/contact', 'urgentHelp')
  const [call, chat] = linksIn(sectionUnder(await site.page('/contact'), oneLine(heading)))
  const phone = contactInfo.primaryPhone
  expect(call).toEqual([`${links[0]?.label}${phone}`, tel(phone)])
  expect(chat?.[0]).toBe(`${links[1]?.label} (${WORDS.en.newTab})`)
  const { origin, pathname, searchParams } = new URL(chat?.[1] ?? '')
  expect(origin + pathname).toBe(social.whatsapp)
  expect(searchParams.get('text')).toBe(offer.replace('{page}', read<{ title: string }>('page/contact').title))
})
