import * as generated from '../../../../tina/__generated__/types.ts'
import { leanQuery } from '../../../content/cms/lean-query.ts'

const plain = (query: string) => query.replace(/\s+/g, ' ').trim()

/** The site's own operations, by their text: the generated queries, and nothing else. What is kept for editors is not asked for. */
const OWN = new Map(
  Object.entries(generated).flatMap(([name, value]) => {
    const text = name.endsWith('Document') && typeof value === 'string' ? value : undefined
    return text ? [text, leanQuery(text)].map((one): [string, string] => [plain(one), leanQuery(text)]) : []
  }),
)

/** What is asked instead of a query that is one of the site's own; spaces don't matter. `'{ __schema { types { name } } }'` => undefined */
export const ownOperation = (query: string): string | undefined => OWN.get(plain(query))
