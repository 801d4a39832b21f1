import type { Finding } from '../../../src/features/report/rules/finding.ts'
import { word } from './words'

/** Something that somebody should look at today: how much of it, what, an example of where, and the way there. */
export type Eye = { count: number; title: string; where: string; href: string }

const REPORT = '#/screens/content_report'
const NAMED_AT_MOST = 3

/** Returns the documents of findings by their names, each once: `'Home, London, Profhilo'` */
const placesOf = (findings: Finding[], nameOf: (path: string) => string) =>
  [...new Set(findings.map(({ document }) => nameOf(document)))].slice(0, NAMED_AT_MOST).join(word('comma'))

/** Returns what the content report has for the desk: what must be put right, and translations that are old or missing. */
export function eyesOf(findings: Finding[], nameOf: (path: string) => string): Eye[] {
  const kinds: { title: string; isOne(finding: Finding): boolean }[] = [
    { title: word('putRight'), isOne: ({ level }) => level === 'error' },
    { title: word('stale'), isOne: ({ kind, level }) => level !== 'error' && kind === 'stale' },
    { title: word('untranslated'), isOne: ({ kind, level }) => level !== 'error' && kind === 'translations' },
  ]
  return kinds
    .map(({ title, isOne }) => ({ title, found: findings.filter(isOne) }))
    .filter(({ found }) => found.length > 0)
    .map(({ title, found }) => ({ count: found.length, title, where: placesOf(found, nameOf), href: REPORT }))
}
