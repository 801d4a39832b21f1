import { useEffect, useId, useRef, useState } from 'react'
import { useCMS } from 'tinacms'
import { INPUT } from '../../../src/admin/ui/looks'
import type { Cms } from '../saving/form'
import { Choices, idOf } from './choices'
import { type LinkTarget, optionsFor, pagesFor, saidOf, typedLink } from './options'
import { refreshTargets } from './targets'
import { useCombobox } from './use-combobox'
import { useTargets } from './use-targets'
import { word } from './words'

type Props = {
  id?: string
  label?: string
  link: string
  onChoose(link: string): void
  required?: boolean
  wantsFocus?: boolean
  /** Leaves only some of the pages to choose from, and no other address. */
  among?(target: LinkTarget): boolean
}

/** Chooses where a link leads: a page by its name, or any other address. It shows the name; what is kept is the document. */
export function LinkPicker({ id, label, link, onChoose, required, wantsFocus, among }: Props) {
  const cms = useCMS() as unknown as Cms
  const known = useTargets()
  const targets = among ? (known ?? []).filter(among) : (known ?? [])
  const [typed, setTyped] = useState<string>()
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const said = link && known ? saidOf(link, targets) : undefined
  const keep = (next: string) => {
    setTyped(undefined)
    onChoose(next)
  }
  const options = among ? pagesFor(typed ?? '', targets) : optionsFor(typed ?? '', targets)
  const { isOpen, chosen, open, close, point, choose, onKeyDown } = useCombobox({ options, onChoose: (option) => keep(option.link) })
  useEffect(() => {
    if (wantsFocus) field.current?.focus({ preventScroll: true })
  }, [wantsFocus])
  const show = () => {
    void refreshTargets(cms)
    open()
  }
  // What is an address already needs no choosing; a half name is put back, as it names nothing.
  const leave = () => {
    close()
    const own = typed === undefined || among ? undefined : typedLink(typed, targets)
    if (own) keep(own.link)
    else if (typed === '' && !required) keep('')
    else setTyped(undefined)
  }
  return (
    <div className="relative">
      <input
        ref={field}
        id={id}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={chosen && idOf(list, chosen)}
        aria-describedby={`${list}-note`}
        autoComplete="off"
        spellCheck={false}
        placeholder={word('placeholder')}
        className={INPUT}
        value={typed ?? said?.name ?? ''}
        onChange={({ target }) => {
          setTyped(target.value)
          show()
        }}
        onFocus={({ target }) => target.select()}
        onClick={show}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {isOpen && <Choices id={list} options={options} chosen={chosen} typed={typed ?? ''} onPoint={point} onChoose={choose} />}
      <span role="status" className="sr-only">
        {isOpen && typed !== undefined ? word('found', { count: options.length }) : ''}
      </span>
      <p id={`${list}-note`} className="mt-1 flex flex-wrap items-baseline gap-x-3 text-xs text-gray-600">
        {said?.note && <bdi>{said.note}</bdi>}
        {said?.problem && <span className="text-red-700">{said.problem}</span>}
        {link && !required && (
          <button type="button" className="text-gray-600 underline" onClick={() => keep('')}>
            {word('noLink')}
          </button>
        )}
      </p>
    </div>
  )
}
