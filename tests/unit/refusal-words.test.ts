import { expect, test } from 'vitest'
import { plainWords } from '../../tina/admin/saving/words.ts'

const AWAY = 'The server could not be reached. Nothing was saved; your text is still in the form.'

test.each([
  ['Unable to fetch, errors: \n\tNothing was saved: Title must not be empty', 'Nothing was saved: Title must not be empty'],
  ['Unable to complete request, Conflict, Response: The admin no longer knows its branch.', 'The admin no longer knows its branch.'],
  ['Unable to fetch, errors: ', AWAY],
  ['Failed to fetch', AWAY],
  ['NetworkError when attempting to fetch resource.', AWAY],
  ['Load failed', AWAY],
])('%j is told as %j', (message, words) => {
  expect(plainWords(message)).toBe(words)
})
