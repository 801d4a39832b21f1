import type { KeyboardEvent, PointerEvent } from 'react'
import { Button } from '../../../src/admin/ui/button'
import type { Boxes } from '../../../src/features/media/rules/boxes.ts'
import { FOCUS_STEP, type Focus, MIDDLE, readFocus, writeFocus } from '../../../src/model/focus.ts'
import { Crop } from './crop'
import { useNaturalSize } from './natural-size'
import { word } from './words'

type Props = { src: string; boxes?: Boxes; value: unknown; onChange(value: string): void }

const STEPS: Record<string, Focus> = {
  ArrowLeft: { x: -FOCUS_STEP, y: 0 },
  ArrowRight: { x: FOCUS_STEP, y: 0 },
  ArrowUp: { x: 0, y: -FOCUS_STEP },
  ArrowDown: { x: 0, y: FOCUS_STEP },
}

/** The whole picture with its point, and below it what is seen of it in the boxes of the site. */
export function PointPicker({ src, boxes, value, onChange }: Props) {
  const size = useNaturalSize(src)
  const point = readFocus(value)
  if (!size) return null
  const choose = (next: Focus) => onChange(writeFocus(next))
  const onPointer = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (buttons !== 1) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    choose({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    choose({ x: point.x + step.x, y: point.y + step.y })
  }
  const [x, y, unit] = [(point.x * size.width) / 100, (point.y * size.height) / 100, size.width / 100]
  return (
    <div className="grid max-w-sm gap-3 whitespace-normal">
      <div
        role="slider"
        tabIndex={0}
        aria-label={word('point')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={point.x}
        aria-valuetext={word('pointAt', { x: point.x, y: point.y })}
        className="cursor-crosshair touch-none bg-[var(--color-stone)]"
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onKeyDown={onKeyDown}
      >
        <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} className="block w-full">
          <image href={src} width={size.width} height={size.height} />
          <path
            d={`M${x} 0V${size.height}M0 ${y}H${size.width}`}
            strokeWidth={unit * 0.3}
            className="fill-none stroke-[var(--color-ivory)] opacity-70"
          />
          <circle
            cx={x}
            cy={y}
            r={unit * 3.5}
            strokeWidth={unit}
            className="fill-[var(--color-rose-700)] stroke-[var(--color-ivory)] forced-colors:fill-[Highlight]"
          />
        </svg>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-[var(--color-ink-3)]">
        <p>{word('pointHow')}</p>
        <Button disabled={point.x === MIDDLE.x && point.y === MIDDLE.y} onClick={() => choose(MIDDLE)}>
          {word('toMiddle')}
        </Button>
      </div>
      {boxes && (
        <div className="flex items-end gap-5">
          {(['phone', 'desktop'] as const).map((device) => {
            const box = boxes[device]
            return box && <Crop key={device} label={word(device)} src={src} size={size} box={box} point={point} />
          })}
        </div>
      )}
    </div>
  )
}
