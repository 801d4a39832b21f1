import * as generated from '../../../../tina/__generated__/types.ts'
import { leanQuery } from '../../../content/cms/lean-query.ts'

const plain = (query: string) => query.replace(/\s+/g, ' ').trim()

/**
 * The site's own operations by their text: the generated queries, and nothing else. Each stands for the query without the
 * fields that are kept for editors.
 */
const OWN = new Map(
  Object.entries(generated).flatMap(([name, value]) => {
    const text = name.endsWith('Document') && typeof value === 'string' ? value : undefined
    return text ? [text, leanQuery(text)].map((one): [string, string] => [plain(one), leanQuery(text)]) : []
  }),
)

/**
 * Returns the query to run for one of the site's own: the same without the fields that are kept for editors. Spaces don't
 * matter. Undefined for any other query: `'{ __schema { types { name } } }'` => undefined
 */
export const ownOperation = (query: string): string | undefined => OWN.get(plain(query))
