import { type KeyboardEvent, useState } from 'react'
import { documentOf, formAddress, previewAddress } from '../../../src/admin/field-link'
import { placeWords } from '../../../src/admin/field-words/place-word'
import { languageName } from '../../../src/admin/i18n/language-name'
import { serverSentence } from '../../../src/admin/said-by-server/server-sentence'
import type { LanguageState, List, ListedDocument } from '../../../src/features/lists/rules/list.ts'
import { LANGUAGES } from '../../../src/model/languages.ts'
import { whenOf } from '../start/greeting'
import { RowMenu } from './row-menu'
import { deleteQuestion, languageOf, stateOf } from './sentences'
import type { DocumentState } from './states'
import { Thumb } from './thumb'
import { word } from './words'

export type RowActions = {
  setVisibility(row: ListedDocument, visibility: string): void
  remove(row: ListedDocument): void
}

type Props = RowActions & {
  row: ListedDocument
  state: DocumentState
  errors: number
  visits: string
  titleField: string
  list: Pick<List, 'visibilities' | 'hasHistory'>
}

/** Tells whether a document is a page of its own, and no part of another. */
export const opensAsPage = ({ visibility, group }: ListedDocument): boolean => visibility !== undefined || group !== undefined

/** Returns where a row opens: the page on which visitors see it, with its own field where it is no page itself; else its form. */
export function opensAt(row: ListedDocument, titleField: string): string {
  const { path, seenAt } = row
  const place = documentOf(path)
  if (seenAt && opensAsPage(row)) return `#/~${seenAt}`
  return seenAt ? previewAddress(seenAt, path, titleField) : formOf(place)
}

const formOf = (place: ReturnType<typeof documentOf>) => (place ? formAddress(place, '') : '')

/** The marks of the languages, as short as in the drawings. */
const SHORT: Record<string, string> = { 'zh-CN': '简', 'zh-TW': '繁', ar: 'ع' }

const markOf = ({ stale, missing }: LanguageState) => (missing > 0 ? 'missing' : stale > 0 ? 'stale' : 'current')

/** The arrows go from row to row. */
function move(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const links = [...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('.list-name') ?? [])]
  const next = links[links.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** One document of a list. */
export function ListRow({ row, state, errors, visits, titleField, list, setVisibility, remove }: Props) {
  const [isAsked, setAsked] = useState(false)
  const { path, title, note, shows, languages, hand } = row
  const place = documentOf(path)
  const askFirst = row.usedBy.length > 0 || !list.hasHistory
  return (
    <tr>
      <td>
        <Thumb {...row} />
      </td>
      <td>
        <a href={opensAt(row, titleField)} className="list-name" onKeyDown={move} dir="auto">
          {title}
        </a>
        {note && (
          <span className="list-note" dir="auto">
            {note}
          </span>
        )}
        {visits && <span className="list-note">{visits}</span>}
        {isAsked && (
          <fieldset className="list-question">
            <legend className="float-start">{deleteQuestion(row, list.hasHistory)}</legend>
            {/* biome-ignore lint/a11y/noAutofocus: whoever pressed Delete is asked here. */}
            <button type="button" className="list-button" autoFocus onClick={() => setAsked(false)}>
              {word('keep')}
            </button>
            <button type="button" className="list-button is-danger" onClick={() => remove(row)}>
              {word('removeIt')}
            </button>
          </fieldset>
        )}
      </td>
      <td className="is-shows">
        {shows.length > 0 ? (
          <ul className="list-chips">
            {shows.map(({ label, city }) => (
              <li key={label} className="list-chip" data-city={city}>
                {city ? placeWords(label) : serverSentence(label)}
              </li>
            ))}
          </ul>
        ) : null}
      </td>
      <td>
        <ul className="list-langs">
          <li data-state="current">
            <span aria-hidden="true">EN</span>
            <span className="sr-only">{languageName('en')}</span>
          </li>
          {languages.map((one) => (
            <li key={one.language} data-state={markOf(one)} title={languageOf(one)}>
              <span aria-hidden="true" lang={one.language}>
                {SHORT[one.language] ?? LANGUAGES[one.language].nativeName.slice(0, 2)}
              </span>
              <span className="sr-only">{languageOf(one)}</span>
            </li>
          ))}
        </ul>
      </td>
      <td>
        <span className="list-state" data-state={state}>
          <i aria-hidden="true" />
          {stateOf(state, row, errors)}
        </span>
      </td>
      <td className="list-hand">{hand && word('hand', { author: hand.author, when: whenOf(hand.date, new Date()) })}</td>
      <td>
        <RowMenu
          row={row}
          pageAddress={row.seenAt ? opensAt(row, titleField) : undefined}
          formAddress={formOf(place)}
          visibilities={list.visibilities}
          hasHistory={list.hasHistory}
          onVisibility={(visibility) => setVisibility(row, visibility)}
          onRemove={() => (askFirst ? setAsked(true) : remove(row))}
        />
      </td>
    </tr>
  )
}
