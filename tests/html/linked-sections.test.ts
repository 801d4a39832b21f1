import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linkedSections } from '../../src/features/links/rules/sections.ts'
import { addressOf } from '../../src/model/address.ts'
import { CLINIC } from '../fixtures/clinic.ts'
import { openSite } from './site.ts'

const site = await openSite()

const pages = globSync('content/{page,treatment}/**/*.json', { cwd: CLINIC }).flatMap((path) => {
  const document = JSON.parse(readFileSync(join(CLINIC, path), 'utf8'))
  const sections = linkedSections(document)
  const address = document.visibility === 'unpublished' ? undefined : addressOf(path, document)
  return address && sections.length > 0 ? [{ address, ids: sections.map(({ id }) => id) }] : []
})

test('links are offered sections of every kind that has an anchor', () => {
  const kinds = new Set(pages.flatMap(({ ids }) => ids.map((id) => id.replace(/\d+$/, ''))))
  for (const id of ['addresses', 'appointment-form', 'clinic-cards', 'contact-form', 'ways', 'locations', 'maps', 'london', 'group-'])
    expect(kinds).toContain(id)
})

for (const { address, ids } of pages)
  test(`each section of ${address} that links are offered is on the page, in every language alike`, async () => {
    for (const path of [address, address === '/' ? '/ar' : `/ar${address}`]) {
      const page = await site.page(path)
      expect(ids.filter((id) => !page.querySelector(`main #${id}`))).toEqual([])
    }
  })
