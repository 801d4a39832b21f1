import { expect, test } from 'vitest'
import { wordsFor, writeAlts } from '../../tina/admin/pictures/take-over.ts'

const kept = { en: 'A rose', ar: 'وردة' }

test('a new picture brings its words where there are none, only an example, or those of the picture before', () => {
  expect(wordsFor(undefined, kept, {})).toEqual(kept)
  expect(wordsFor({ src: '/media/a.webp' }, kept, {})).toEqual(kept)
  expect(wordsFor({ alt: 'What the picture shows, in one sentence' }, kept, {})).toEqual(kept)
  expect(wordsFor({ alt: 'A thistle', translations: { ar: { alt: 'شوك' } } }, kept, { en: 'A thistle', ar: 'شوك' })).toEqual(kept)
  expect(wordsFor({ alt: 'Our own words' }, kept, { en: 'A thistle' })).toEqual({})
})

test('words are written in each language beside the picture, in one step', () => {
  const changed: unknown[] = []
  const form = { batch: (work: () => void) => work(), change: (...one: unknown[]) => changed.push(one) }
  writeAlts(form as never, 'blocks.0.picture', kept)
  writeAlts(form as never, '', { en: 'A rose' })
  expect(changed).toEqual([
    ['blocks.0.picture.alt', 'A rose'],
    ['blocks.0.picture.translations.ar.alt', 'وردة'],
    ['alt', 'A rose'],
  ])
})
