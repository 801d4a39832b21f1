import { useState } from 'react'
import { useSite } from '../../../content/site.ts'
import { useWords } from '../../../i18n/review-words/words.ts'
import { LANGUAGES } from '../../../model/languages.ts'
import { isUnknown, type SeenDraft, type SeenFile, type SeenPart, speakerOf, TICKS, type Tick, type Ticking } from '../rules/ticks.ts'
import { type RefusalReason, send } from './ask.ts'
import { named, OwnName, Refused, type Speaking } from './speaker.tsx'

type Props = { speaker: Speaking; seen: SeenDraft; version: string; again(): Promise<void> }

/**
 * The changed parts of this page, and of what has no page of its own, to be ticked in the language that is read here. `seen` may be newer
 * than the page, whose `version` is sent along: what the page has not shown is not ticked.
 */
export function PageTicks({ speaker, seen, version, again }: Props) {
  const t = useWords()
  const { path, locale } = useSite()
  const [state, setState] = useState<{ isBusy: boolean; isKept?: boolean; reason?: RefusalReason | undefined }>({ isBusy: false })
  const files = seen.files.filter(({ href }) => href === undefined || href === path)
  const parts = files.flatMap((file) => file.parts.flatMap((part) => inLanguage(file, part, locale)))
  const tick = async (places: Ticking['places'], isSeen: boolean) => {
    setState({ isBusy: true })
    const { branch, name } = speaker
    const reason = await send(TICKS, { branch, name, isSeen, places, version } satisfies Ticking)
    await again()
    setState({ isBusy: false, isKept: !reason, reason })
  }
  if (parts.length === 0) return null
  return (
    <section aria-labelledby="rvw-ticks">
      <h2 className="h4" id="rvw-ticks">
        {t('ticks')}
      </h2>
      <p>{t('ticksLead', { language: LANGUAGES[locale].nativeName })}</p>
      {speaker.asksName && <p>{t('ticksUnknown')}</p>}
      <OwnName speaker={speaker} />
      <ul className="rvw-list">
        {parts.map(({ place, label, by, before, unknown, isOwn }) => (
          <li key={`${place.path} ${place.part}`}>
            <label className="rvw-tick">
              <input
                type="checkbox"
                checked={isOwn || unknown.includes(speaker.name)}
                disabled={state.isBusy}
                onChange={({ target }) => void tick([place], target.checked)}
              />
              <span>
                <bdi lang="en" className="name">
                  {label}
                </bdi>
                {by.length > 0 && <small>{t('seenBy', { names: namesOf(by, t) })}</small>}
                {by.length === 0 && before.length > 0 && <small>{t('before', { names: namesOf(before, t) })}</small>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Refused reason={state.reason} />
      <p className="rvw-acts">
        <button
          type="button"
          disabled={state.isBusy}
          onClick={() =>
            void tick(
              parts.map(({ place }) => place),
              true,
            )
          }
        >
          {t('tickAll')}
        </button>
        <span role="status">{state.isKept && t('kept')}</span>
      </p>
    </section>
  )
}

/** Names people once each, and says of those without an account how they came: `'Nadia Farouk, Ann (tester, by password)'` */
const namesOf = (ticks: Tick[], t: ReturnType<typeof useWords>) => [...new Set(ticks.map((tick) => named(speakerOf(tick), t)))].join(', ')

/** A part in the language that is read; none where it doesn't differ in that. */
function inLanguage({ path, title }: SeenFile, { key, where, what, languages }: SeenPart, locale: string) {
  const one = languages.find(({ language }) => language === locale)
  if (!one) return []
  return [
    {
      place: { path, part: key, language: one.language, mark: one.mark },
      label: [title, ...where, ...(what.length > 0 ? [what.join(', ')] : [])].join(' › '),
      by: one.by,
      before: one.before,
      unknown: one.by.filter(isUnknown).map(({ name }) => name),
      isOwn: one.isOwn,
    },
  ]
}
