/** The facts, as clinic staff name them. `words`: the same figure in other words is another reading. */
export const FACTS: Record<string, { title: string; words?: true }> = {
  reviews: { title: 'Stars and number of reviews' },
  'treatments-a-month': { title: 'Treatments a month' },
  satisfaction: { title: 'Satisfaction or retention of clients', words: true },
  clients: { title: 'Number of clients' },
  experience: { title: 'Years of experience' },
  'combined-years': { title: 'Years of all practitioners together' },
  staff: { title: 'Number of practitioners or doctors', words: true },
  clinics: { title: 'Number of clinics' },
  'price-level': { title: 'Price level' },
  offers: { title: 'Offers', words: true },
  hours: { title: 'Opening hours', words: true },
  address: { title: 'Address of the clinic', words: true },
}

const figuresIn = (text: string) => (text.match(/\d+(?:[.,:]\d+)*\s?[+%]?/g) ?? []).map((figure) => figure.replace(/\s/g, '')).join(' ')
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replace(/[–—]/g, '-')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Returns the part that two readings must share to say the same: the figures; where words count or there are no figures, also
 * all words.
 * `('reviews', '4.7 stars from 110+ reviews')` => `'4.7 110+'`
 */
export function gist(fact: string, value: string): string {
  const figures = figuresIn(value)
  return figures && !FACTS[fact]?.words ? figures : `${figures}|${wordsIn(value)}`
}
