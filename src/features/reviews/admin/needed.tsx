import { languageName } from '../../../admin/i18n/language-name'
import { namesOf } from '../../../admin/names'
import { CAPACITIES } from '../../releases/rules/capacities.ts'
import type { Missing } from '../../releases/rules/missing.ts'
import type { Demands } from '../rules/needed.ts'
import { word } from './words/reviews'

const NAMED_AT_MOST = 4

/** What has to be seen before the draft goes out, and what of that is missing. */
export function Needed({ demands, missing }: { demands: Demands; missing: Missing[] }) {
  const wanted = CAPACITIES.filter((one) => demands[one])
  return (
    <section aria-labelledby="needed" className="mt-8">
      <h2 id="needed" className="mb-1 text-2xl">
        {word('needed')}
      </h2>
      {wanted.length === 0 && <p>{word('nothingNeeded')}</p>}
      <ul className="grid gap-1.5">
        {wanted.flatMap((who) => {
          const open = missing.filter((one) => one.who === who)
          return open.length === 0 ? [<Line key={who} isThere text={word(who)} />] : open.map(lineOf)
        })}
      </ul>
    </section>
  )
}

function lineOf({ who, language, titles }: Missing) {
  const values = { what: word(who), titles: namesOf(titles, NAMED_AT_MOST, 'moreThings') }
  const text = language ? word('missingIn', { ...values, language: languageName(language) }) : word('missing', values)
  return <Line key={`${who} ${language}`} isThere={false} text={text} />
}

const Line = ({ isThere, text }: { isThere: boolean; text: string }) => (
  <li className={`flex items-start gap-2 ${isThere ? '' : 'text-[var(--color-thistle-700)]'}`}>
    <svg viewBox="0 0 24 24" className="mt-0.5 size-4 flex-none" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
      <path d={isThere ? 'M5 12.5l4.5 4.5L19 7' : 'M12 4 20 12l-8 8-8-8z'} />
    </svg>
    <span className="min-w-0 break-words">{text}</span>
  </li>
)
