import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useOffers } from '../../../src/admin/standing'
import type { ListedDocument } from '../../../src/features/lists/rules/list.ts'
import type { FieldChoice } from '../../../src/model/schema.ts'
import { VISIBILITIES } from './visibilities'
import { word } from './words'

type Props = {
  row: ListedDocument
  pageAddress?: string
  formAddress: string
  visibilities: FieldChoice[]
  hasHistory: boolean
  onVisibility(visibility: string): void
  onRemove(): void
}

/** What can be done with a row, behind its three dots: Escape closes it and gives the focus back. */
export function RowMenu({ row, pageAddress, formAddress, visibilities, hasHistory, onVisibility, onRemove }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [maySave, mayDelete] = [useOffers('content.save'), useOffers('content.delete')]
  const others = maySave ? visibilities.filter(({ value }) => value !== row.visibility) : []
  const act = (work: () => void) => () => {
    setOpen(false)
    button.current?.focus()
    work()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Escape, and the focus that leaves.
    <div
      className="list-menu"
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={word('moreFor', { title: row.title })}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      {isOpen && (
        // Safari gives no button the focus that is clicked: what is open would close before it is chosen.
        <ul id={id} onMouseDown={(event) => event.preventDefault()}>
          {pageAddress && (
            <li>
              <a href={pageAddress}>{word('openPage')}</a>
            </li>
          )}
          <li>
            <a href={formAddress}>{word('openForm')}</a>
          </li>
          {hasHistory && (
            <li>
              <a href={`#/screens/history?path=${encodeURIComponent(row.path)}`}>{word('history')}</a>
            </li>
          )}
          {others.map(({ value, label }) => (
            <li key={value}>
              <button type="button" onClick={act(() => onVisibility(value))}>
                {VISIBILITIES[value]?.act ?? label}
              </button>
            </li>
          ))}
          {mayDelete && (
            <li>
              <button type="button" onClick={act(onRemove)}>
                {word('remove')}
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
