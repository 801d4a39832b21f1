import { asRead, type OpeningHours } from '../../../src/features/hours/rules/week.ts'
import { directionOf, LANGUAGES } from '../../../src/model/languages.ts'
import { word } from './words'

/** The week as visitors of each language read it, while it is being changed. */
export function AsRead({ week }: { week: OpeningHours[] }) {
  if (week.length === 0) return null
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-10 cursor-pointer py-2 max-[767px]:min-h-11">{word('asRead')}</summary>
      <dl className="grid grid-cols-[6rem_1fr] gap-x-3 gap-y-2">
        {asRead(week).map(({ locale, lines }) => (
          <div key={locale} className="contents">
            <dt className="text-[var(--color-ink-3)]" lang={locale}>
              {LANGUAGES[locale].nativeName}
            </dt>
            <dd lang={locale} dir={directionOf(locale)} className="text-start">
              {lines.map((line) => (
                <Line key={line} line={line} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** A line of hours; times keep their order in any direction. */
function Line({ line }: { line: string }) {
  const at = line.search(/\d{1,2}:\d\d/)
  return (
    <span className="block">
      {at < 0 ? line : line.slice(0, at)}
      {at >= 0 && (
        <bdi dir="ltr" className="whitespace-nowrap">
          {line.slice(at)}
        </bdi>
      )}
    </span>
  )
}
