/**
 * Returns a text with a name, or without it: `('Thank you[, {name}].', 'Ada')` => `'Thank you, Ada.'`;
 * `('Thank you[, {name}].', undefined)` => `'Thank you.'` Brackets without `{name}` in them stay.
 */
export const greet = (text: string, name: string | undefined) =>
  text
    .replace(/\[([^[\]]*\{name\}[^[\]]*)\]/g, (_, part: string) => (name ? part : ''))
    .replaceAll('{name}', () => name?.replaceAll('|', ' ') ?? '')
