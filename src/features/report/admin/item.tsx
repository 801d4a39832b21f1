import { LANGUAGES } from '../../../model/languages.ts'
import type { Finding } from '../rules/finding.ts'
import { formAddress } from './field-link'
import { documentOf } from './service'

const COLLECTIONS: Record<string, string> = {
  page: 'Page',
  treatment: 'Treatment',
  faq: 'Question',
  teamMember: 'Team',
  testimonial: 'Review',
  siteSettings: 'Settings',
}

const link = { textDecoration: 'underline' }

/** A quoted text is read in its own direction: `'“£80” here'` => `'“£80”'`, `' here'` */
const partsOf = (message: string) => [...message.matchAll(/“[^”]*”|[^“]+/g)].map(({ index, 0: text }) => ({ at: index, text }))

/** One finding: what it is, which field it opens, and the page on which visitors see it. */
export function Item({ finding: { level, message, document, field, language, address } }: { finding: Finding }) {
  const found = documentOf(document)
  const place = found ? `${COLLECTIONS[found.collection] ?? found.collection}: ${found.name.replaceAll('-', ' ')}` : document
  return (
    <li style={{ borderTop: '1px solid #eee', padding: '8px 0' }}>
      <span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {level === 'error' && <b style={{ color: '#a11' }}>To put right: </b>}
        {partsOf(message).map(({ at, text }) => (
          <bdi key={at}>{text}</bdi>
        ))}
      </span>
      <br />
      <small style={{ color: '#555' }}>
        {found ? (
          <a href={formAddress(found, field)} style={link}>
            {place}
          </a>
        ) : (
          place
        )}
        {language !== 'en' && `, ${LANGUAGES[language].nativeName}`}
        {found && address && (
          <>
            {' · '}
            <a href={`#/~${address}`} style={link}>
              See the page
            </a>
          </>
        )}
      </small>
    </li>
  )
}
