import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ask } from '../../../../admin/ask-server'
import { withElements } from '../../../../admin/i18n/with-elements'
import { Icon } from '../../../../admin/screen'
import { Problem } from '../../../../admin/ui/notice'
import { FIND } from '../../rules/find.ts'
import { foundSentence } from '../sentences'
import { word } from '../words/palette'
import type { Command } from './commands'
import { rememberFocusInFrame } from './focus-in-frame'
import { DIALOG, FOOT, HEAD, INPUT, KEY, QUIET } from './looks'
import { setOpened, useOpened } from './opened'
import { OptionList, optionId } from './option-list'
import { groupsFor, type PaletteOption } from './options'
import { useFound } from './use-found'

type Props = { branch(): string; commands(): Command[] }

/** The palette over the admin: every text is found in it, and every screen and act. Ctrl K opens and closes it. */
export function Palette(props: Props) {
  return useOpened() ? <OpenPalette {...props} /> : null
}

const LENS = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.5 4.5'

function OpenPalette({ branch, commands }: Props) {
  const own = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const [awaited, setAwaited] = useState<{ beside: boolean }>()
  const [doable] = useState(commands)
  const [place] = useState(branch)
  const { found, isFresh, problem, again } = useFound(query, place)
  const groups = groupsFor(query, found, doable)
  const options = groups.flatMap((group) => group.options)
  const at = Math.min(chosen, options.length - 1)

  useLayoutEffect(() => {
    const dialog = own.current
    const giveBack = rememberFocusInFrame()
    dialog?.showModal()
    // To close it gives the focus back to where it was, as long as it stands in the page.
    return () => {
      dialog?.close()
      giveBack()
    }
  }, [])

  // The server takes all texts apart when it is first asked: while somebody types.
  useEffect(() => void ask(FIND, { branch: place, unasked: true }).catch(() => {}), [place])

  const choose = (option: PaletteOption | undefined, beside: boolean) => {
    if (!option) return
    own.current?.close()
    open(option, beside)
  }
  // Who presses Enter before the answer is there means what it brings.
  useEffect(() => {
    if (!awaited || !isFresh) return
    setAwaited(undefined)
    choose(options[at], awaited.beside)
  })

  const onKeyDown = (event: React.KeyboardEvent) => {
    // The keys of somebody who is writing Chinese belong to the letters.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) setChosen((at + step + options.length) % options.length)
    else if (event.key === 'Enter') setAwaited({ beside: event.ctrlKey || event.metaKey })
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, by the browser's own way.
    <dialog
      ref={own}
      aria-label={word('title')}
      className={DIALOG}
      onClose={() => setOpened(false)}
      onClick={({ target }) => target === own.current && own.current?.close()}
    >
      <div className={HEAD}>
        <Icon lines={LENS} className="size-5 shrink-0" />
        <input
          role="combobox"
          aria-label={word('title')}
          aria-expanded={options.length > 0}
          aria-controls="found"
          aria-autocomplete="list"
          aria-activedescendant={options[at] && optionId(options[at])}
          aria-describedby="found-about"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          placeholder={word('title')}
          className={INPUT}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setChosen(0)
            // Enter was about what stood there before.
            setAwaited(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <p role="status" className={`${QUIET} max-w-[45%] text-end`}>
          {!problem && (isFresh ? found && foundSentence(found) : word('looking'))}
        </p>
        <button type="button" className={`${KEY} hidden min-h-11 px-3 max-[767px]:block`} onClick={() => own.current?.close()}>
          {word('close')}
        </button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto pb-2">
        <div className="px-5 empty:hidden">
          <Problem text={problem} onAgain={() => void again()} />
        </div>
        <p id="found-about" className={`px-5 pt-4 ${QUIET} ${query.trim() ? 'hidden' : ''}`}>
          {word('whatCanBeFound')}
        </p>
        {!problem && isFresh && found?.count.texts === 0 && found.count.documents === 0 && (
          <p className={`px-5 pt-4 ${QUIET}`}>{word('nothing')}</p>
        )}
        <OptionList groups={groups} chosen={options[at]} onPoint={(option) => setChosen(options.indexOf(option))} onChoose={choose} />
      </div>
      <p className={FOOT} aria-hidden="true">
        <span>{withElements(word('choose'), { up: <kbd className={KEY}>↑</kbd>, down: <kbd className={KEY}>↓</kbd> })}</span>
        <span>{withElements(word('open'), { enter: <kbd className={KEY}>Enter</kbd> })}</span>
        <span>{withElements(word('openBeside'), { enter: <kbd className={KEY}>Ctrl Enter</kbd> })}</span>
        <span className="ms-auto">
          {withElements(word('alsoFinds'), { short: <bdi lang="ar">اسعار</bdi>, whole: <bdi lang="ar">الأسعار</bdi> })}
        </span>
      </p>
    </dialog>
  )
}

/** Does what a line says; `beside` opens its address in another tab. */
function open({ href, run }: PaletteOption, beside: boolean) {
  if (!href) return run?.()
  if (beside) return void window.open(`${window.location.pathname}${href}`, '_blank')
  const isThere = window.location.hash === href
  window.location.hash = href
  // An address that stays the same tells nobody, and its field may have lost the focus since.
  if (isThere) window.dispatchEvent(new HashChangeEvent('hashchange'))
}
