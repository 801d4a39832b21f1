import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Curtain } from './curtain.tsx'
import { Chips, Frame } from './frame.tsx'
import { useRoom } from './use-room.ts'
import { type ScreenSize, VIEWS, type Way } from './ways.ts'

const GAP = 16
/** After another width pages take a moment to be laid out. */
const LAID_OUT_MS = 300

type Props = {
  before: string
  after: string
  words: { before: string; after: string; scroll: string }
  way: Way
  view: ScreenSize
  share: number
  isRtl?: boolean
  onShare(share: number): void
}

/**
 * Two states of a page, as wide as on a phone or a desk and drawn as small as there is room, on the desk and on the site. Nothing in them
 * runs or can be clicked; one scroll moves both. `share` is the part of the draft that shows, in percent. What is in style attributes
 * would be two style sheets otherwise.
 */
export function TwoPages({ before, after, words, way, view, share, isRtl = false, onShare }: Props) {
  const scroller = useRef<HTMLElement>(null)
  const room = useRoom(scroller)
  const [longest, setLongest] = useState(0)
  const { width, height } = VIEWS[view]
  const columns = way === 'beside' ? 2 : 1
  const gaps = GAP * (columns - 1)
  const scale = Math.min(1, Math.max(0.05, (room.width - gaps) / columns / width))
  const shown = Math.min(height * scale, room.most)
  const frames = () => [...(scroller.current?.querySelectorAll('iframe') ?? [])]
  const follow = () => {
    const top = (scroller.current?.scrollTop ?? 0) / scale
    for (const frame of frames()) frame.contentWindow?.scrollTo({ top, behavior: 'instant' })
  }
  const measure = () => {
    setLongest(Math.max(...frames().map((frame) => frame.contentDocument?.documentElement.scrollHeight ?? 0)))
    follow()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width makes both pages another height.
  useEffect(() => {
    const timer = setTimeout(measure, LAID_OUT_MS)
    return () => clearTimeout(timer)
  }, [view, way, room.width])
  const own: CSSProperties = {
    ...{ width, height: shown / scale },
    ...{ transform: `scale(${scale})`, transformOrigin: isRtl ? '100% 0' : '0 0' },
  }
  const hidden = `${100 - share}%`
  const upper: CSSProperties =
    way === 'over' ? { opacity: share / 100 } : { clipPath: isRtl ? `inset(0 ${hidden} 0 0)` : `inset(0 0 0 ${hidden})` }
  return (
    <section
      ref={scroller}
      onScroll={follow}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
      tabIndex={0}
      aria-label={words.scroll}
      style={{ position: 'relative', height: shown, overflowX: 'clip', overflowY: 'auto' }}
    >
      <div style={{ position: 'sticky', insetBlockStart: 0, display: 'flex', justifyContent: 'center', height: shown, overflow: 'clip' }}>
        <div
          data-stage
          style={{ position: 'relative', display: way === 'beside' ? 'flex' : 'block', gap: GAP, width: width * scale * columns + gaps }}
        >
          <Frame title={words.before} src={before} onLoad={measure} look={own} isOver={false} />
          <Frame
            title={words.after}
            src={after}
            onLoad={measure}
            look={way === 'beside' ? own : { ...own, ...upper }}
            isOver={way !== 'beside'}
          />
          <Chips before={words.before} after={words.after} />
          {way === 'curtain' && <Curtain share={share} isRtl={isRtl} onShare={onShare} />}
        </div>
      </div>
      <div style={{ height: Math.max(0, longest * scale - shown) }} />
    </section>
  )
}
