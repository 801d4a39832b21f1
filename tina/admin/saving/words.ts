import { serverSentence } from '../../../src/admin/said-by-server/server-sentence'
import { word } from './sentences'

/**
 * Returns the server's message in the language of the staff, without the words that Tina and browsers put around it. Where none are left, the sentence says that
 * the server could not be reached.
 * `'Unable to fetch, errors: \n\tNothing was saved: Title must not be empty'` => `'Nothing was saved: Title must not be empty'`
 */
export const plainWords = (message: string): string =>
  serverSentence(
    message
      .replace(/^Unable to fetch, errors:\s*/, '')
      .replace(/^Unable to complete request, .*?(Response: |$)/, '')
      // What browsers say where no answer came.
      .replace(/^(TypeError: )?(Failed to fetch|NetworkError.*|Load failed)$/, '')
      .trim(),
  ) || word('unreachable')
