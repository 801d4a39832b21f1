import { type Finding, type FindingKind, KINDS } from '../rules/finding.ts'
import { grouped } from '../rules/grouped.ts'

const MARKS = { error: 'ERROR  ', warning: 'warning' }

const line = ({ level, message, document, field, language }: Finding) =>
  `  ${MARKS[level]} ${message}\n          ${document}${field && `#${field}`}${language === 'en' ? '' : ` (${language})`}`

/** `(2, 'error')` => `'2 errors'` */
const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`

/** `[…]` => `'1 error, 12 warnings'` */
export function countsOf(findings: Finding[]): string {
  const errors = findings.filter(({ level }) => level === 'error').length
  return `${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}`
}

/** The findings as text for a terminal: by kind, by subject, with counts at the end. */
export function printed(findings: Finding[]): string {
  const kinds = [...grouped(findings, ({ kind }) => kind)].map(([kind, own]) => {
    const subjects = [...grouped(own, ({ subject }) => subject ?? '')].map(([subject, same]) =>
      [...(subject ? [`  ${subject}`] : []), ...same.map(line)].join('\n'),
    )
    return [`${KINDS[kind as FindingKind]} (${countsOf(own)})`, ...subjects].join('\n')
  })
  return [...kinds, countsOf(findings)].join('\n\n')
}
