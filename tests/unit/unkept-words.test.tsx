import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AltsForm } from '../../src/features/media/admin/one-picture/alts-form'
import { nowKept, openAfter, setUnkept, unkeptOf } from '../../src/features/media/admin/one-picture/unkept.ts'

const shown = (path: string) =>
  renderToStaticMarkup(<AltsForm branch="main" path={path} alts={{ en: 'A rose', ar: 'وردة' }} onKept={() => {}} />)

test('words that were typed and not kept are there when their picture is opened again, beside what is kept by now', () => {
  setUnkept('rose.webp', { en: 'Two roses' })
  expect(shown('rose.webp')).toMatch(/>Two roses<.*>وردة</)
  expect(shown('rose.webp')).not.toContain('disabled=""')
  expect(shown('thistle.webp')).toMatch(/>A rose<.*disabled=""/)
  nowKept('rose.webp', { en: 'Two roses' })
  expect(shown('rose.webp')).toMatch(/>A rose<.*disabled=""/)
})

test('what is typed while other words are being kept waits', () => {
  setUnkept('rose.webp', { en: 'Three roses', ar: 'ورود' })
  nowKept('rose.webp', { en: 'Two roses', ar: 'ورود' })
  expect(unkeptOf('rose.webp')).toEqual({ en: 'Three roses' })
  setUnkept('rose.webp', {})
})

test('an uploaded picture opens by itself unless words for the one that is open wait to be kept', () => {
  expect(openAfter(undefined, 'new.webp')).toBe('new.webp')
  expect(openAfter('rose.webp', 'new.webp')).toBe('new.webp')
  setUnkept('rose.webp', { en: 'Two roses' })
  expect(openAfter('rose.webp', 'new.webp')).toBe('rose.webp')
  expect(openAfter('thistle.webp', 'new.webp')).toBe('new.webp')
  nowKept('rose.webp', { en: 'Two roses' })
  expect(openAfter('rose.webp', 'new.webp')).toBe('new.webp')
})
