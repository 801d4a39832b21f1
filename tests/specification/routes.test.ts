import { describe, expect, it } from 'vitest'
import { document, documents } from '../content/documents.ts'

/** The route table of the catalogue, section 2. */
const PAGES = `procedures/facial procedures/injectables procedures/body procedures/peels
  london/body edinburgh/body london/peels edinburgh/peels london/facial edinburgh/facial london/injectables edinburgh/injectables london/fillers`
const TREATMENTS = {
  facial:
    'hydrafacial-edinburgh hydrafacial-london microneedling-edinburgh microneedling-london dermaplaning exosome hydratite keravive led-facial oxygen-facial skin-scanner',
  injectables:
    'anti-wrinkle anti-wrinkle-tina dermal-filler profhilo polynucleotides biofiller-edinburgh biofiller-london prp carboxy sclerotherapy mole-removal neofound iv-drip vitamin-d b12 biotin glutathione magnesium allergy',
  // The last three are named by listings only.
  body: 'laser-hair-removal coolsculpting exilis hifu cool-laser electrolysis cm-slim unison vanquish',
  peels: 'medik8-edinburgh medik8-london zo-edinburgh zo-london obagi',
}
const words = (text: string) => text.split(/\s+/)

describe('The route table of the catalogue', () => {
  it.each(words(PAGES))('has a page at /%s', (slug) => {
    expect.soft(documents.filter(({ collection, json }) => collection === 'page' && json.slug === slug)).toHaveLength(1)
  })

  const rows = Object.entries(TREATMENTS).flatMap(([category, slugs]) => words(slugs).map((slug) => [category, slug] as const))

  it.each(rows)('has a published treatment at /procedures/%s/%s', (category, slug) => {
    expect.soft(document('treatment', slug).json).toMatchObject({ category, visibility: expect.stringMatching(/^(un)?listed$/) })
  })

  it('has no treatment beyond the table', () => {
    const known = rows.map(([, slug]) => slug).sort()
    expect
      .soft(
        documents
          .filter(({ collection }) => collection === 'treatment')
          .map(({ name }) => name)
          .sort(),
      )
      .toEqual(known)
  })
})
