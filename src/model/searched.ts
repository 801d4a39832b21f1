/** How many letters search engines show of a title and a description; what is longer ends in dots. */
export const SHOWN_AT_MOST = { title: 60, description: 160 }

/** Chinese characters and their punctuation are twice as wide as letters: `'HIFU 超声'` => 9 */
export const shownWidth = (text: string) =>
  [...text].reduce((width, character) => width + (/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/.test(character) ? 2 : 1), 0)

/**
 * Returns the title of a page as browsers and search engines get it: with the brand, unless the title has it already, or
 * search engines would not show it whole then.
 */
export function withBrand(title: string, brand: string): string {
  const whole = `${title} | ${brand}`
  return title.includes(brand) || shownWidth(whole) > SHOWN_AT_MOST.title ? title : whole
}
