import { type PictureBox, placedIn } from '../../../src/features/media/rules/boxes.ts'
import type { Focus } from '../../../src/model/focus.ts'

type Props = { label: string; src: string; size: { width: number; height: number }; box: PictureBox; point: Focus }

/** What is seen of a picture in one box of the site. */
export function Crop({ label, src, size, box, point }: Props) {
  const { x, y, width, height } = placedIn(box, size, point)
  return (
    <figure className="m-0 min-w-0 flex-1">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${box.width} ${box.width / box.ratio}`}
        className="block max-h-44 w-full bg-[var(--color-stone)]"
        preserveAspectRatio="xMinYMax meet"
      >
        <image href={src} x={x} y={y} width={width} height={height} preserveAspectRatio="none" />
      </svg>
      <figcaption className="mt-1 text-[13px] text-[var(--color-ink-3)]">{label}</figcaption>
    </figure>
  )
}
