import type { CSSProperties, PointerEvent } from 'react'

const LINE: CSSProperties = {
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 2,
  background: '#fff',
  boxShadow: '0 0 0 1px rgb(36 26 34 / 0.35)',
}
const HANDLE: CSSProperties = {
  ...{ position: 'absolute', insetBlockStart: '50%', insetInlineStart: -21, display: 'grid', placeItems: 'center', width: 44, height: 44 },
  ...{
    marginBlockStart: -22,
    borderRadius: '50%',
    background: '#fff',
    color: 'var(--color-ink)',
    cursor: 'ew-resize',
    touchAction: 'none',
  },
  ...{ boxShadow: '0 1px 6px rgb(36 26 34 / 0.35)' },
}

/** The edge of the curtain between two pages; its handle can be drawn. Keys have the slider. */
export function Curtain({ share, isRtl, onShare }: { share: number; isRtl: boolean; onShare(share: number): void }) {
  const draw = ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLSpanElement>) => {
    const stage = currentTarget.closest('[data-stage]')?.getBoundingClientRect()
    if (!stage || !currentTarget.hasPointerCapture(pointerId)) return
    const drawn = Math.round(((clientX - stage.left) / stage.width) * 100)
    onShare(Math.min(100, Math.max(0, isRtl ? drawn : 100 - drawn)))
  }
  return (
    <span aria-hidden="true" style={{ ...LINE, insetInlineStart: `calc(${100 - share}% - 1px)` }}>
      <span
        style={HANDLE}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={draw}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.6">
          <path d="M12 5v14M8 8l-4 4 4 4M16 8l4 4-4 4" />
        </svg>
      </span>
    </span>
  )
}
