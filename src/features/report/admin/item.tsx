import { Fragment } from 'react'
import { documentOf, formAddress } from '../../../admin/field-link'
import { languageName } from '../../../admin/i18n/language-name'
import { KINDS } from '../../../admin/kinds'
import { findingSentence } from '../../../admin/said-by-server/finding-sentence'
import { Badge } from '../../../admin/ui/badge'
import { LINK } from '../../../admin/ui/looks'
import type { Finding } from '../rules/finding.ts'
import { word } from './words/report'

type Part = { at: number; text: string; isQuoted: boolean }

/** Takes a message apart, so that each quoted text can be read in its own direction: `'“£80” here'` => `'£80'`, quoted, and `' here'` */
const partsOf = (message: string): Part[] =>
  [...message.matchAll(/“([^”]*)”|[^“]+|“/g)].map(({ index, 0: text, 1: quoted }) => ({
    at: index,
    text: quoted ?? text,
    isQuoted: quoted !== undefined,
  }))

/** One finding: what it is, which field it opens, and the page on which visitors see it. */
export function Item({ finding: { level, message, document, field, language, address } }: { finding: Finding }) {
  const found = documentOf(document)
  const place = found
    ? word('place', { kind: KINDS[found.collection] ?? found.collection, name: found.name.replaceAll('-', ' ') })
    : document
  return (
    <li className="border-t border-gray-150 py-2">
      <p className="whitespace-pre-wrap break-words">
        {level === 'error' && (
          <>
            <Badge tone="bad">{word('toPutRight')}</Badge>{' '}
          </>
        )}
        {partsOf(findingSentence(message)).map(({ at, text, isQuoted }) =>
          // The marks stay outside: within an Arabic text they would change places.
          isQuoted ? (
            <Fragment key={at}>
              “<bdi>{text}</bdi>”
            </Fragment>
          ) : (
            text
          ),
        )}
      </p>
      <p className="text-xs text-gray-600">
        {found ? (
          <a href={formAddress(found, field)} className={LINK}>
            {place}
          </a>
        ) : (
          place
        )}
        {language !== 'en' && word('inLanguage', { language: languageName(language) })}
        {found && address && (
          <>
            {' · '}
            <a href={`#/~${address}`} className={LINK}>
              {word('seePage')}
            </a>
          </>
        )}
      </p>
    </li>
  )
}
