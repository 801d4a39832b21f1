import type { ReactNode } from 'react'
import { documentOf, formAddress } from '../../../../admin/field-link'
import { placeName } from '../../../../admin/field-words/place-word'
import { languageName } from '../../../../admin/i18n/language-name'
import { staffLocale } from '../../../../admin/i18n/staff-language'
import { momentOf } from '../../../../admin/moment'
import { namesOf } from '../../../../admin/names'
import { PlaceLink } from '../../../../admin/place-link'
import { findingSentence } from '../../../../admin/said-by-server/finding-sentence'
import { serverSentence } from '../../../../admin/said-by-server/server-sentence'
import { KINDS } from '../../../report/rules/finding.ts'
import { type DryRun, type NewFinding, placesIn } from '../../rules/dry-run.ts'
import type { ByKind, Missing, Unsettled } from '../../rules/missing.ts'
import { word } from '../words/publish'

/** `isPlanned`: a time is chosen for it. */
type Props = {
  dryRun: DryRun
  isPlanned: boolean
  isLooked: boolean
  isAccepted: boolean
  onLook(isLooked: boolean): void
  onAccept(isAccepted: boolean): void
}

const NAMED_AT_MOST = 4
const SHAPES = { good: 'M5 12.5l4.5 4.5L19 7', look: 'M12 4 20 12l-8 8-8-8z', bad: 'M12 4 21 20H3zM12 10v5M12 17.5v.5' }
const COLOURS = { good: 'text-[var(--color-ink)]', look: 'text-[var(--color-thistle-700)]', bad: 'text-[var(--color-error-700)]' }
const list = new Intl.ListFormat(staffLocale, { type: 'conjunction' })

type LineProps = { state: keyof typeof SHAPES; name: string; children: ReactNode }

const Line = ({ state, name, children }: LineProps) => (
  <li className={`grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 border-b border-[var(--color-sand)] py-2.5 ${COLOURS[state]}`}>
    <svg viewBox="0 0 24 24" className="size-5 self-start" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
      <path d={SHAPES[state]} />
    </svg>
    <div className="min-w-0">
      <b className="font-medium">{name}</b> {children}
    </div>
  </li>
)

/** What stands between a draft and the site: what the report says because of it, what changed meanwhile, what needs a developer. */
export function BeforeItGoes({
  dryRun: { findings, missing = [], unsettled = [], meanwhile, needsDeployment, leftOut, refused },
  isPlanned,
  isLooked,
  isAccepted,
  onLook,
  onAccept,
}: Props) {
  const errors = findings.filter(({ level }) => level === 'error')
  const warnings = findings.filter(({ level }) => level === 'warning')
  return (
    <>
      <h3 className="mt-6 font-sans text-[15px] font-medium">{word('before')}</h3>
      <ul className="border-t border-[var(--color-brass-500)]">
        {refused && (
          <Line state="bad" name={word('report')}>
            {serverSentence(refused)}
          </Line>
        )}
        {errors.length > 0 && (
          <Line state="bad" name={word('report')}>
            {word('errors', { count: errors.length })}
            <Findings findings={errors} />
          </Line>
        )}
        {warnings.length > 0 && (
          <Line state="look" name={word('report')}>
            {word('warnings', { count: warnings.length })}
            <Findings findings={warnings} />
            <Yes isSaid={isLooked} onSay={onLook} text={word('looked')} />
          </Line>
        )}
        {findings.length === 0 && !refused && (
          <Line state="good" name={word('report')}>
            {word('noFinding')}
          </Line>
        )}
        {missing.length > 0 && (
          <Line state="bad" name={word('ticks')}>
            {word('ticksMissing')}
            <ul className="mt-1.5 grid gap-1.5 text-sm text-[var(--color-ink-2)]">
              {missing.map((one) => (
                <li key={`${one.who} ${one.language}`} className="break-words">
                  {missingLine(one)}
                </li>
              ))}
            </ul>
          </Line>
        )}
        {(unsettled.length > 0 || (isPlanned && missing.length > 0)) && (
          <Line state="look" name={word('still')}>
            {word('stillLead')}
            <ul className="mt-1.5 grid gap-2.5 text-sm text-[var(--color-ink-2)]">
              {unsettled.map((one) => (
                <Open key={one.key} one={one} />
              ))}
            </ul>
            <Yes isSaid={isAccepted} onSay={onAccept} text={word(isPlanned && missing.length > 0 ? 'acceptPlanned' : 'accept')} />
          </Line>
        )}
        <Line state="good" name={word('meanwhile')}>
          {meanwhileOf(meanwhile)}
        </Line>
        {needsDeployment.length > 0 && (
          <Line state="look" name={word('deployment')}>
            {word('deploymentOf', { parts: list.format(needsDeployment.map((part) => word(part))) })}
          </Line>
        )}
        {leftOut.length > 0 && (
          <Line state="look" name={word('deployment')}>
            {word('leftOut', { count: leftOut.length })}
          </Line>
        )}
      </ul>
    </>
  )
}

/** Counts and names what others changed of the site: `'the site changed in 2 places, which are kept: Home and About'` */
const meanwhileOf = (files: DryRun['meanwhile']) =>
  files.length === 0
    ? word('meanwhileNone')
    : word('meanwhileKept', {
        count: files.length,
        titles: namesOf(
          files.map(({ title }) => title),
          NAMED_AT_MOST,
          'moreThings',
        ),
      })

/** `{ who: 'translator', language: 'ar', titles: ['Home'] }` => `'A translator, Arabic: Home'` */
function missingLine({ who, language, titles }: Missing): string {
  return word(who, { language: language ? languageName(language) : '', titles: namesOf(titles, NAMED_AT_MOST, 'moreThings') })
}

const Yes = ({ isSaid, onSay, text }: { isSaid: boolean; onSay(isSaid: boolean): void; text: string }) => (
  <label className="mt-2 flex min-h-11 items-center gap-2 text-[var(--color-ink)]">
    <input
      type="checkbox"
      className="size-4 flex-none accent-[var(--color-night)]"
      checked={isSaid}
      onChange={({ target }) => onSay(target.checked)}
    />
    {text}
  </label>
)

/** Names somebody, and says of those without an account how they came to speak: `'Ann (by the testers’ password)'` */
const saidBy = (name: string, kind: ByKind) => (kind === 'account' ? name : word(kind === 'tester' ? 'byTester' : 'byReader', { name }))

/** A comment that nobody has settled, with its place, who said it and when; or what nobody has ticked. */
function Open({ one }: { one: Unsettled }) {
  const place = one.kind === 'comment' ? placeName(one) : one.title
  return (
    <li className="break-words">
      <span className="block text-[var(--color-ink-3)]">
        {place} · {languageName(one.language)}
      </span>
      {one.kind === 'comment' ? (
        <>
          {word('saidAt', { name: saidBy(one.by, one.byKind), time: momentOf(one.at) })}{' '}
          <bdi className="whitespace-pre-wrap text-[var(--color-ink)]">{one.text}</bdi>
        </>
      ) : (
        <>
          {word('unticked', { count: one.parts })}
          {one.last && <> {word('tickedBefore', { name: saidBy(one.last.by, one.last.byKind), time: momentOf(one.last.at) })}</>}
        </>
      )}
    </li>
  )
}

/** The findings, each with what is wrong, its page and field, and the words that it is about where its sentence doesn’t quote them. */
const Findings = ({ findings }: { findings: NewFinding[] }) => (
  <ul className="mt-1.5 grid gap-1.5 text-sm text-[var(--color-ink-2)]">
    {findings.map(({ key, kind, message, document, field, words, language, title, where, comesWith }) => {
      const found = documentOf(document)
      const place = placeName({ title, where })
      return (
        <li key={key} className="break-words">
          <span className="block text-[var(--color-ink-3)]">
            {found ? <PlaceLink href={formAddress(found, field)}>{place}</PlaceLink> : place}
            {language !== 'en' && ` · ${languageName(language)}`} · {serverSentence(KINDS[kind])}
          </span>
          {findingSentence(message)}
          {!message.includes(words) && (
            <bdi lang={language} className="block truncate">
              {words}
            </bdi>
          )}
          {comesWith && <span className="block">{word('comesWith', { name: comesWith.name, time: momentOf(comesWith.from) })}</span>}
        </li>
      )
    })}
  </ul>
)

/** Names what a draft changes: `'4 changes: Home, About.'` */
export function summaryOf({ files }: DryRun): string {
  if (files.length === 0) return word('nothing')
  const titles = [...new Set(files.map(({ title }) => title))]
  return word('changes', { count: placesIn(files), places: namesOf(titles, NAMED_AT_MOST, 'moreThings') })
}
