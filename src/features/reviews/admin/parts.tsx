import { useState } from 'react'
import { ask } from '../../../admin/ask-server'
import { fieldWord } from '../../../admin/field-words/field-word'
import { placeWord } from '../../../admin/field-words/place-word'
import { languageName } from '../../../admin/i18n/language-name'
import { commaList } from '../../../admin/names'
import { Button } from '../../../admin/ui/button'
import { LINK } from '../../../admin/ui/looks'
import { Problem } from '../../../admin/ui/notice'
import { baseOf } from '../../../i18n/addresses.ts'
import { LOCALES } from '../../../model/languages.ts'
import { type SeenFile, type SeenPart, TICKS, type Ticking } from '../rules/ticks.ts'
import { TickButton } from './tick-button'
import { word } from './words/reviews'

type Places = Ticking['places']
type Props = { branch: string; files: SeenFile[]; again(): Promise<void> }

/** What a draft changes, part by part, each with a tick in every language in which it differs. */
export function Parts({ branch, files, again }: Props) {
  const [state, setState] = useState({ isBusy: false, refused: '' })
  const tick = async (places: Places, isSeen: boolean) => {
    setState({ isBusy: true, refused: '' })
    const body: Ticking = { branch, isSeen, places }
    const refused = await ask(TICKS, { method: 'POST', body }).then(
      () => '',
      ({ message }: Error) => message,
    )
    await again()
    setState({ isBusy: false, refused })
  }
  if (files.length === 0) return <p>{word('none')}</p>
  const open = placesIn(files).filter(({ isOwn }) => !isOwn)
  const languages = LOCALES.filter((locale) => open.some(({ language }) => language === locale))
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="mb-1 text-2xl">
        {word('changes')}
      </h2>
      <p className="mb-3 text-sm">{word('hint')}</p>
      <Problem text={state.refused} />
      <ol className="border-t border-[var(--color-brass-500)]">
        {files.map((file) => (
          <li key={file.path} className="border-b border-[var(--color-sand)] py-3">
            <FileHead branch={branch} file={file} />
            <ul className="mt-1 grid gap-2">
              {file.parts.map((part) => (
                <li key={part.key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
                  <span className="min-w-0 break-words text-sm">{nameOf(part)}</span>
                  <span className="flex flex-wrap gap-1.5">
                    {part.languages.map((one) => (
                      <TickButton
                        key={one.language}
                        of={one}
                        disabled={state.isBusy}
                        onTick={() => void tick([{ path: file.path, part: part.key, ...one }].map(placeOnly), !one.isOwn)}
                      />
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {languages.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
          {word('all')}
          {languages.map((locale) => (
            <Button
              key={locale}
              disabled={state.isBusy}
              aria-label={word('allIn', { language: languageName(locale) })}
              onClick={() => void tick(open.filter(({ language }) => language === locale).map(placeOnly), true)}
            >
              {languageName(locale)}
            </Button>
          ))}
        </p>
      )}
    </section>
  )
}

function FileHead({ branch, file: { title, collection, kind, href } }: { branch: string; file: SeenFile }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="min-w-0">
        <bdi className="break-words font-medium text-[var(--color-ink)]">{title}</bdi>{' '}
        <span className="text-sm">
          {commaList([collection ? fieldWord(collection) : word('picture'), ...(kind === 'edited' ? [] : [word(kind)])])}
        </span>
      </span>
      {href && (
        <a href={baseOf(branch) + href} target="_blank" rel="noreferrer" className={`text-sm ${LINK}`}>
          {word('page')}
        </a>
      )}
    </p>
  )
}

/** Every part in each language. */
const placesIn = (files: SeenFile[]) =>
  files.flatMap(({ path, parts }) => parts.flatMap((part) => part.languages.map((one) => ({ path, part: part.key, ...one }))))

const placeOnly = ({ path, part, language, mark }: Places[number]) => ({ path, part, language, mark })

/** `{ where: ['Sections', 'Promo: Offers'], what: ['Heading'] }` => `'Sections › Promo: Offers › Heading'` */
function nameOf({ where, what, kind }: SeenPart): string {
  const place = [...where.map(placeWord), ...(what.length > 0 ? [commaList(what.map(placeWord))] : [])].join(' › ')
  const how = kind === 'edited' ? '' : word(kind)
  return [place || (how ? '' : word('whole')), how].filter(Boolean).join(': ')
}
