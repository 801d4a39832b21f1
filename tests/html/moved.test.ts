import { expect, test } from 'vitest'
import { addressIn } from '../../src/i18n/addresses.ts'
import { LOCALES } from '../../src/model/languages.ts'
import { settings } from '../fixtures/clinic-settings.ts'
import { openSite } from './site.ts'

const site = await openSite()
const answerOf = async (path: string) => {
  const { status, headers } = await site.ask(path)
  return [status, headers.get('location')]
}

for (const { from, to } of settings.redirects)
  test(`${from} answers 301 to ${to}, in every language and with its query`, async () => {
    for (const locale of LOCALES) expect(await answerOf(`${addressIn(from, locale)}?a=1`)).toEqual([301, `${addressIn(to, locale)}?a=1`])
  })

test('an address that leads on leads to a page', async () => {
  expect(settings.redirects).not.toEqual([])
  for (const { to } of settings.redirects) expect([to, await site.status(to)]).toEqual([to, 200])
})

for (const [given, straight] of [
  ['/london/facial/?a=1', '/london/facial?a=1'],
  ['//other.example/', '/other.example'],
  ['/ar//about', '/ar/about'],
  ['/home', '/'],
  ['/ar/home', '/ar'],
] as const)
  test(`${given} leads to ${straight}, on this site`, async () => {
    expect(await answerOf(given)).toEqual([301, straight])
  })

test('a way to a new address is asked for anew each time, so that the page may come back', async () => {
  const { headers } = await site.ask(settings.redirects[0]?.from ?? '')
  expect(headers.get('cache-control')).toBe('no-cache')
})
