/** The text of an element as it reads, each space a single one. */
export const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** The texts of all elements that a selector finds. */
export const textsOf = (page: ParentNode, selector: string) => [...page.querySelectorAll(selector)].map(textOf)

/** Without any space: texts that stand in elements side by side have none between them. */
export const tight = (text: string) => text.replace(/\s/g, '')

/** The first element that a selector finds and whose text holds something; throws where there is none. */
export function one(page: ParentNode, selector: string, text = ''): Element {
  const found = [...page.querySelectorAll(selector)].find((element) => textOf(element).includes(text))
  if (!found) throw new Error(`There is no ${selector}${text && ` that says “${text}”`}`)
  return found
}

/** The section that a heading begins: its nearest ancestor that is one. */
export function sectionUnder(page: Document, heading: string): Element {
  const found = one(page, 'main :is(h1, h2)', heading).closest('section')
  if (!found) throw new Error(`“${heading}” is in no section`)
  return found
}

/** What each link within says, and where it leads. */
export const linksIn = (within: ParentNode): [text: string, href: string][] =>
  [...within.querySelectorAll('a')].map((link) => [textOf(link), link.getAttribute('href') ?? ''])

/** Where the links within lead. */
export const hrefsIn = (within: ParentNode) => linksIn(within).map(([, href]) => href)

/** A list of terms as an object: `<dt>Phone</dt><dd>020</dd>` => `{ Phone: '020' }`; of several values all that they say. */
export const factsIn = (within: ParentNode): Record<string, string> =>
  Object.fromEntries(
    [...within.querySelectorAll('dt')].map((term) => {
      const values = [...(term.parentElement?.children ?? [])].filter((element) => element.tagName === 'DD')
      return [textOf(term), values.map(textOf).join(' ')]
    }),
  )

/** The place that a link to a map names: `'…/search/?api=1&query=X'` => `'X'` */
export function placeIn(link: Element): string | null {
  const { searchParams } = new URL(link.getAttribute('href') ?? '')
  return searchParams.get('query') ?? searchParams.get('destination')
}
