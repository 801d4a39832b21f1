import type { Speaker } from '../rules/comments.ts'
import { word } from './words/reviews'

/** Names somebody, and says of whoever has no account how they came: `'Ann (tester, by password)'` */
export const named = ({ kind, name }: Speaker): string =>
  kind === 'account' ? name : word(kind === 'tester' ? 'unknown' : 'invited', { name })
