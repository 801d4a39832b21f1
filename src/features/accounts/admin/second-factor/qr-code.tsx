import { modulesOf } from './qr/modules'

/** The light border that a reader needs, in modules. */
const QUIET = 4

/** A text as a picture that a phone reads, drawn here; nothing where it is too long, as with the longest of addresses. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = modulesOf(text)
  if (!rows) return null
  const size = rows.length + 2 * QUIET
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="factor-picture" shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
