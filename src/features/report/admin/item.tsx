import { Badge } from '../../../admin/ui/badge'
import { LINK } from '../../../admin/ui/looks'
import { LANGUAGES } from '../../../model/languages.ts'
import type { Finding } from '../rules/finding.ts'
import { documentOf, formAddress } from './field-link'

const COLLECTIONS: Record<string, string> = {
  page: 'Page',
  treatment: 'Treatment',
  faq: 'Question',
  teamMember: 'Team',
  testimonial: 'Review',
  siteSettings: 'Settings',
}

/** A quoted text is read in its own direction: `'“£80” here'` => `'“£80”'`, `' here'` */
const partsOf = (message: string) => [...message.matchAll(/“[^”]*”|[^“]+/g)].map(({ index, 0: text }) => ({ at: index, text }))

/** One finding: what it is, which field it opens, and the page on which visitors see it. */
export function Item({ finding: { level, message, document, field, language, address } }: { finding: Finding }) {
  const found = documentOf(document)
  const place = found ? `${COLLECTIONS[found.collection] ?? found.collection}: ${found.name.replaceAll('-', ' ')}` : document
  return (
    <li className="border-t border-gray-150 py-2">
      <p className="whitespace-pre-wrap break-words">
        {level === 'error' && (
          <>
            <Badge tone="bad">To put right</Badge>{' '}
          </>
        )}
        {partsOf(message).map(({ at, text }) => (
          <bdi key={at}>{text}</bdi>
        ))}
      </p>
      <p className="text-xs text-gray-600">
        {found ? (
          <a href={formAddress(found, field)} className={LINK}>
            {place}
          </a>
        ) : (
          place
        )}
        {language !== 'en' && `, ${LANGUAGES[language].nativeName}`}
        {found && address && (
          <>
            {' · '}
            <a href={`#/~${address}`} className={LINK}>
              See the page
            </a>
          </>
        )}
      </p>
    </li>
  )
}
