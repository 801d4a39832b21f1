import { expect, test } from 'vitest'
import { withoutNewEmpty } from '../../src/model/new-empty.ts'

test('an empty text that was not there before goes, one that an editor emptied stays', () => {
  const before = { title: 'About', body: 'Text', blocks: [{ heading: 'One' }] }
  const after = {
    title: '',
    lead: '',
    body: 'Text',
    blocks: [
      { heading: '', lead: '' },
      { heading: 'New', note: '' },
    ],
  }
  expect(withoutNewEmpty(before, after)).toEqual({ title: '', body: 'Text', blocks: [{ heading: '' }, { heading: 'New' }] })
  expect(withoutNewEmpty(undefined, { title: 'New', translations: { ar: { title: '', body: '' } } })).toEqual({
    title: 'New',
    translations: { ar: {} },
  })
})
