const FIELD = 'data-tina-field'

/** The name of the text that an element shows. */
export const nameOf = (element: Element) => element.getAttribute(FIELD) ?? ''

/** All elements that show something of the content, in the order of the page. */
export const named = () => [...document.querySelectorAll<HTMLElement>(`[${FIELD}]`)]

/**
 * Returns the names of what a text is in, from the inside out, up to its section:
 * `'q---page.blocks.2.items.0.text'` => `['q---page.blocks.2.items.0', 'q---page.blocks.2.items', 'q---page.blocks.2']`
 */
export function around(name: string): string[] {
  const steps = name.split('.')
  return Array.from({ length: Math.max(steps.length - 3, 0) }, (_, index) => steps.slice(0, steps.length - 1 - index).join('.'))
}

const isInside = (name: string) => (element: Element) => nameOf(element).startsWith(`${name}.`)

/** Returns the smallest element that holds all of them. */
function boxAround([first, ...others]: HTMLElement[]): HTMLElement | undefined {
  let box = first
  while (box && !others.every((other) => box?.contains(other))) box = box.parentElement ?? undefined
  return box
}

/** A name that ends with a place in the list of sections: `'q---page.blocks.2'` */
const SECTION = /\.blocks\.\d+$/

/**
 * Finds the element of the page that shows a field. `names` are names of fields as `data-tina-field` has them; the first that
 * is on the page counts. If none is, it is the smallest element around what belongs to one of them.
 */
export function elementFor(names: string[]): HTMLElement | undefined {
  const all = named()
  for (const name of names) {
    const same = all.filter((element) => nameOf(element) === name)
    const found = same.find((element) => element.checkVisibility()) ?? same[0]
    if (found) return found
  }
  for (const name of names.flatMap((one) => [one, ...around(one)])) {
    const box = boxAround(all.filter(isInside(name)))
    if (box) return SECTION.test(name) ? (box.closest('section') ?? box) : box
  }
  return undefined
}

/** A section of the page with its place in the list of sections. */
export type PlacedSection = { name: string; index: number; element: HTMLElement; title: string }

/** Returns the sections that a document of the page has, in their order; `query` is where the document came from. */
export function sectionsOf(query: string): PlacedSection[] {
  const main = document.querySelector('main')
  const found = new Map<number, { name: string; inside: HTMLElement }>()
  for (const element of named()) {
    const [, name, index] = /^(.+?---\w+\.blocks\.(\d+))(?:\.|$)/.exec(nameOf(element)) ?? []
    if (name?.startsWith(`${query}---`) && main?.contains(element) && !found.has(Number(index)))
      found.set(Number(index), { name, inside: element })
  }
  const others = [...found.values()].map(({ inside }) => inside)
  return [...found]
    .map(([index, { name, inside }]) => ({ name, index, element: outermost(inside, others, main) }))
    .map((one) => ({ ...one, title: one.element.querySelector('h1, h2, h3')?.textContent ?? '' }))
    .sort((one, other) => one.index - other.index)
}

/** Returns the largest element around one that holds none of the others. */
function outermost(inside: HTMLElement, others: HTMLElement[], main: Element | null): HTMLElement {
  let box = inside
  for (let next = box.parentElement; next && next !== main; next = next.parentElement) {
    if (others.some((other) => other !== inside && next?.contains(other))) break
    box = next
  }
  return box
}
