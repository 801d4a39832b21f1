import { useEffect, useRef } from 'react'
import { thumbnail } from '../../rules/library.ts'
import type { ListedPicture } from '../../rules/pictures.ts'
import { placesSentence } from '../sentences'
import { word } from '../words/library'
import { nameOf, stepTo } from './listed'

type Props = {
  pictures: ListedPicture[]
  /** The picture that is open beside the list. */
  open?: string
  /** The picture that the field has now. */
  current?: string
  onOpen(path: string): void
  onPick?(path: string): void
}

/** Pictures to choose from: the arrows lead through them, Enter opens one. */
export function Grid({ pictures, open, current, onOpen, onPick }: Props) {
  const own = useRef<HTMLUListElement>(null)
  const at = Math.max(
    pictures.findIndex(({ path }) => path === open),
    0,
  )
  // The picture that was chosen before is in view when the list opens.
  useEffect(() => {
    // What this returns in newer browsers is no way to undo it.
    own.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  }, [])
  const onKeyDown = (event: React.KeyboardEvent) => {
    const buttons = [...(own.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])]
    const from = buttons.indexOf(event.target as HTMLButtonElement)
    const [first] = buttons
    const columns = buttons.filter((button) => button.offsetTop === first?.offsetTop).length
    const to = stepTo(event.key, from, columns, buttons.length)
    if (from < 0 || to === from) return
    event.preventDefault()
    buttons[to]?.focus()
  }
  return (
    <ul ref={own} onKeyDown={onKeyDown} className="-ms-3 grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-4 gap-y-6">
      {pictures.map(({ path, uses, isDescribed }, index) => (
        <li key={path} className="min-w-0">
          <button
            type="button"
            tabIndex={index === at ? 0 : -1}
            title={nameOf(path)}
            aria-current={path === current ? 'true' : undefined}
            aria-pressed={path === open}
            onClick={() => onOpen(path)}
            onDoubleClick={() => onPick?.(path)}
            className="block w-full border-s-4 border-transparent ps-2 text-start aria-pressed:border-[var(--color-rose-700)] aria-pressed:bg-[var(--color-rose-100)]"
          >
            <img
              src={thumbnail(path, 480)}
              alt=""
              loading="lazy"
              decoding="async"
              className="aspect-[4/3] w-full rounded-sm bg-[var(--color-stone)] object-cover"
            />
            <span className="mt-2 block truncate text-[15px] text-[var(--color-ink)]">{nameOf(path)}</span>
            <span className="block text-[13px] text-[var(--color-ink-3)]">{placesSentence(uses)}</span>
            {!isDescribed && <Mark look="border-2 border-dashed border-[var(--color-ink-3)]" text={word('undescribed')} />}
            {path === current && <Mark look="bg-[var(--color-rose-700)]" text={word('chosenNow')} />}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A state in a shape and words. */
const Mark = ({ look, text }: { look: string; text: string }) => (
  <span className="flex items-center gap-1.5 text-[13px] text-[var(--color-ink-2)]">
    <span aria-hidden="true" className={`h-2.5 w-2.5 flex-none rounded-full ${look}`} />
    {text}
  </span>
)
