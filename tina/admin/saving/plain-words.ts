/**
 * What the server said, without what Tina puts around it:
 * `'Unable to fetch, errors: \n\tNothing was saved: Title must not be empty'` => `'Nothing was saved: Title must not be empty'`
 */
export const plainWords = (message: string): string =>
  message
    .replace(/^Unable to fetch, errors:\s*/, '')
    .replace(/^Unable to complete request, .*?(Response: |$)/, '')
    .trim() || 'The server could not be reached. Nothing was saved; your text is still in the form.'
