import type { CSSProperties } from 'react'

type Props = { title: string; src: string; look: CSSProperties; isOver: boolean; onLoad(): void }

const PAGE: CSSProperties = { display: 'block', maxWidth: 'none', border: 0, background: '#fff', pointerEvents: 'none' }

/** A page to look at: without `allow-scripts` its own scripts never run, so it neither opens forms nor is counted. */
export const Frame = ({ title, src, look, isOver, onLoad }: Props) => (
  <div style={isOver ? { position: 'absolute', inset: 0 } : { flex: 1, minWidth: 0 }}>
    <iframe title={title} src={src} sandbox="allow-same-origin" tabIndex={-1} onLoad={onLoad} style={{ ...PAGE, ...look }} />
  </div>
)

const CHIP: CSSProperties = {
  ...{ position: 'absolute', insetBlockEnd: 12, padding: '2px 12px', fontSize: 14, lineHeight: '24px', color: 'var(--color-ink)' },
  ...{ borderRadius: 2, boxShadow: '0 1px 3px rgb(36 26 34 / 0.25)', pointerEvents: 'none' },
}

/** Says on the pages which of them is which; whoever hears them is told by the frames. */
export const Chips = ({ before, after }: { before: string; after: string }) => (
  <>
    <span aria-hidden="true" style={{ ...CHIP, insetInlineStart: 12, background: 'var(--color-ivory)' }}>
      {before}
    </span>
    <span aria-hidden="true" style={{ ...CHIP, insetInlineEnd: 12, background: 'var(--color-brass-300, #d9c194)' }}>
      {after}
    </span>
  </>
)
