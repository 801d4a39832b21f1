/** An error as the runner hands it over: values are printed already. */
type Failure = { name?: string; message: string; expected?: string; actual?: string }

const LONGEST = 160

/** What a failed expectation says, in one line and without the runner's own words: `'expected “From £350”, is “From £375”'` */
export function toldOf({ name, message, expected, actual }: Failure): string {
  const [, own] = /^(.+): expected true to be false/s.exec(message) ?? []
  if (own) return own
  if (name === 'TypeError') return 'what it speaks of is not there'
  if (expected === undefined || actual === undefined || / to be (greater|less) than /.test(message)) return inLine(message)
  const [wanted, is] = [inLine(expected), inLine(actual)]
  if (/ not to /.test(message)) return `expected no ${quoted(wanted)}, and it is there`
  if (/ to match \//.test(message) && is.length > LONGEST) return `${wanted} is not said`
  return betweenLists(wanted, is) ?? `expected ${quoted(around(wanted, is))}, is ${quoted(around(is, wanted))}`
}

/** A printed value in one line: `'Array [\n  "a",\n]'` => `'["a"]'` */
const inLine = (printed: string) =>
  printed
    .replace(/\b(?:Array|Object) (?=[[{])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/([[{]) /g, '$1')
    .replace(/,? ([\]}])/g, '$1')
    .replace(/^"(.*)"$/, '$1')

/** `('["a","b"]', '["b","c"]')` => `'lacks “a”; has “c” besides'`; undefined for anything but two lists of texts with other members. */
function betweenLists(wanted: string, is: string): string | undefined {
  const [left, right] = [listIn(wanted), listIn(is)]
  if (!left || !right) return undefined
  const [lacks, besides] = [left.filter((one) => !right.includes(one)), right.filter((one) => !left.includes(one))]
  const told = [
    lacks.length > 0 && `lacks ${lacks.map(quoted).join(', ')}`,
    besides.length > 0 && `has ${besides.map(quoted).join(', ')} besides`,
  ]
  return told.filter(Boolean).join('; ') || undefined
}

function listIn(printed: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(printed)
    return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined
  } catch {
    return undefined
  }
}

/** The part of a long value from a little before the place where it differs from another one. */
function around(value: string, other: string): string {
  const differs = [...value].findIndex((letter, at) => letter !== other[at])
  const from = value.length > LONGEST ? Math.max(0, differs - LONGEST / 4) : 0
  const part = value.slice(from, from + LONGEST)
  return `${from > 0 ? '…' : ''}${part}${from + LONGEST < value.length ? '…' : ''}`
}

/** Texts in quotation marks, what is printed as a list, an object or a pattern as it is. */
const quoted = (value: string) => (/^([[{/]|undefined$|null$|\w+ ?(Containing|Matching))/.test(value) ? value : `“${value}”`)
