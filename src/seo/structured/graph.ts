/** Returns what a page tells machines, as the text of its JSON-LD script: empty values are left out, and no text of it can end the script. */
export const jsonLd = (nodes: object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
