type Props = { label: string; isFirst?: boolean; onAdd(): void }

/** A round "+" on the line between two rows; it shows where the pointer or the focus is. */
export const Plus = ({ label, isFirst, onAdd }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={`desk-row-plus ${isFirst ? 'desk-row-plus-first' : ''}`}
    onClick={(event) => {
      event.stopPropagation()
      onAdd()
    }}
  >
    <span aria-hidden="true">+</span>
  </button>
)

/** The look of the "+" between rows; the row around it is Tina's. */
export const PLUS_LOOK = `
.desk-row-plus { position: absolute; inset-block-end: -12px; inset-inline-start: calc(50% - 12px); z-index: 20; width: 24px; height: 24px;
  border-radius: 50%; background: var(--color-night); color: var(--color-on-night); font-size: 16px; line-height: 22px; text-align: center; opacity: 0 }
.desk-row-plus-first { inset-block: -12px auto }
.group:hover > * > * > .desk-row-plus, .desk-row-plus:hover, .desk-row-plus:focus-visible { opacity: 1 }
@media (pointer: coarse) { .desk-row-plus { opacity: .7 } }
`
