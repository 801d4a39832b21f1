import { textOf } from '../../../../model/json.ts'
import type { Finding } from '../finding.ts'
import { grouped } from '../grouped.ts'
import { phrasesIn, playsWithWords } from '../headings.ts'
import { type Check, type CheckedContent, findingAt } from '../site.ts'
import type { FieldPlace } from '../visits.ts'

const HEADINGS = ['heading', 'subtitle', 'tagline', 'kicker']
/** One line of a page may play with words; a phrase may come back once. */
const PLAYS = 1
const TIMES = 3

const isHeading = ({ at, field, hidden, language, value }: FieldPlace) =>
  language === 'en' && !hidden && textOf(value) !== '' && (HEADINGS.includes(field.name) || at === 'hero.title')
const headingOf = ({ value }: FieldPlace) => textOf(value).replaceAll('|', ' ')

/** Headings of one page that say the same phrase again and again, or play with words where a reader looks for what comes next. */
export const repeatedHeadings: Check = (site) =>
  [...grouped(site.places.filter(isHeading), ({ document }) => document.path).values()].flatMap((places) => [
    ...repeated(places).map(([phrase, own]) =>
      say(site, own.at(-1) as FieldPlace, `“${phrase}” stands in ${own.length} headings of this page. Say what comes next instead.`),
    ),
    ...places
      .filter((place) => playsWithWords(headingOf(place)))
      .slice(PLAYS)
      .map((place) =>
        say(site, place, `“${headingOf(place)}” plays with words, as another heading here does. Say plainly what comes next.`),
      ),
  ])

function repeated(places: FieldPlace[]): [phrase: string, places: FieldPlace[]][] {
  const said = places.flatMap((place) => [...new Set(phrasesIn(headingOf(place)))].map((phrase) => ({ place, phrase })))
  return [...grouped(said, ({ phrase }) => phrase)]
    .map(([phrase, own]): [string, FieldPlace[]] => [phrase, own.map(({ place }) => place)])
    .filter(([, own]) => own.length >= TIMES)
}

const say = (site: CheckedContent, place: FieldPlace, message: string): Finding =>
  findingAt(site, place, { kind: 'words', level: 'warning', subject: 'Headings that say little', message })
