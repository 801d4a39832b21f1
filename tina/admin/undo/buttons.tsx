import { Icon } from '../../../src/admin/screen'
import { labelOf } from '../page/show'
import type { Cms, Form } from '../saving/form'
import { redo, undo, useFuture, useGone, usePast } from './history'
import { changesOf, type UndoStep } from './steps'
import { named, word } from './words'

const BACK = 'M9 7 4 12l5 5M4.5 12H14a6 6 0 0 1 6 6v1'
const FORTH = 'm15 7 5 5-5 5M19.5 12H10a6 6 0 0 0-6 6v1'

/** What a step was about, in a word: the label of the text that it changed. */
function labelOfStep(cms: Cms, step: UndoStep<Form>) {
  const [change] = changesOf(step)
  return change ? labelOf(cms, step.form.id, change.path) : ''
}

const titleOf = (cms: Cms, action: 'undo' | 'redo', step: UndoStep<Form> | undefined) =>
  step ? named(action, labelOfStep(cms, step)) : word(action === 'undo' ? 'nothingToUndo' : 'nothingToRedo')

/** The ways back and forth through everything that was done since the page was opened. */
export function UndoButtons({ cms }: { cms: Cms }) {
  const [past, future] = [usePast().at(-1), useFuture().at(-1)]
  const gone = useGone()
  return (
    <>
      <Arrow
        name={word('undo')}
        title={titleOf(cms, 'undo', past)}
        keys="Control+Z Meta+Z"
        lines={BACK}
        isOff={!past}
        onGo={() => undo(cms)}
      />
      <Arrow
        name={word('redo')}
        title={titleOf(cms, 'redo', future)}
        keys="Control+Shift+Z Meta+Shift+Z Control+Y"
        lines={FORTH}
        isOff={!future}
        onGo={() => redo(cms)}
      />
      <span aria-live="polite" className="sr-only">
        {gone && named(gone.isBack ? 'undone' : 'redone', labelOfStep(cms, gone.step))}
      </span>
    </>
  )
}

type Props = { name: string; title: string; keys: string; lines: string; isOff: boolean; onGo(): void }

/** Stays in the order of the keyboard while there is nothing to do: the focus must not be lost with the last step. */
const Arrow = ({ name, title, keys, lines, isOff, onGo }: Props) => (
  <button
    type="button"
    aria-label={name}
    title={title}
    aria-keyshortcuts={keys}
    aria-disabled={isOff}
    onClick={() => !isOff && onGo()}
    className="grid h-8 w-8 flex-none place-items-center rounded-sm text-[var(--color-ink)] hover:bg-[var(--color-stone)] aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
  >
    <Icon lines={lines} className="size-5" />
  </button>
)
