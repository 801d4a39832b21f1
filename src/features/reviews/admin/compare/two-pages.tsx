import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { word } from '../words/compare'

export type Way = 'curtain' | 'beside' | 'over'
export type View = 'phone' | 'desk'

const VIEWS: Record<View, { width: number; height: number }> = { phone: { width: 390, height: 760 }, desk: { width: 1280, height: 800 } }
const GAP = 16

type Props = { before: string; after: string; way: Way; view: View; share: number }

/**
 * Two states of a page, as wide as on a phone or a desk and drawn as small as there is room. Nothing in them runs or can be clicked; one
 * scroll moves both. `share` is the part of the draft that shows, in percent.
 */
export function TwoPages({ before, after, way, view, share }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const [longest, setLongest] = useState(0)
  useEffect(() => {
    if (!scroller.current) return
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    watch.observe(scroller.current)
    return () => watch.disconnect()
  }, [])
  const { width, height } = VIEWS[view]
  const columns = way === 'beside' ? 2 : 1
  const scale = Math.min(1, (room - GAP * (columns - 1)) / columns / width)
  const shown = height * scale
  const frames = () => [...(scroller.current?.querySelectorAll('iframe') ?? [])]
  const follow = () => {
    const top = (scroller.current?.scrollTop ?? 0) / scale
    for (const frame of frames()) frame.contentWindow?.scrollTo({ top, behavior: 'instant' })
  }
  const measure = () => {
    setLongest(Math.max(...frames().map((frame) => frame.contentDocument?.documentElement.scrollHeight ?? 0)))
    follow()
  }
  const own: CSSProperties = { width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }
  const upper: CSSProperties = way === 'curtain' ? { clipPath: `inset(0 0 0 ${100 - share}%)` } : { opacity: share / 100 }
  return (
    <section
      ref={scroller}
      onScroll={follow}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
      tabIndex={0}
      aria-label={word('scroll')}
      className="relative overflow-y-auto"
      style={{ height: shown }}
    >
      <div className="sticky top-0 flex justify-center" style={{ height: shown, gap: GAP }}>
        <div className={way === 'beside' ? 'flex' : 'relative'} style={{ gap: GAP, width: width * scale * columns + GAP * (columns - 1) }}>
          <Frame title={word('before')} src={before} onLoad={measure} size={own} isOver={false} />
          <Frame
            title={word('after')}
            src={after}
            onLoad={measure}
            size={way === 'beside' ? own : { ...own, ...upper }}
            isOver={way !== 'beside'}
          />
          {way === 'curtain' && (
            <span
              aria-hidden="true"
              className="absolute inset-y-0 w-0.5 bg-[var(--color-brass-500)]"
              style={{ insetInlineStart: `${100 - share}%` }}
            />
          )}
        </div>
      </div>
      <div style={{ height: Math.max(0, longest - height) * scale }} />
    </section>
  )
}

type FrameProps = { title: string; src: string; size: CSSProperties; isOver: boolean; onLoad(): void }

/** A page to look at: without `allow-scripts` its own scripts never run, so it neither opens forms nor is counted. */
const Frame = ({ title, src, size, isOver, onLoad }: FrameProps) => (
  <div className={isOver ? 'absolute inset-0' : 'min-w-0 flex-1'}>
    <iframe
      title={title}
      src={src}
      sandbox="allow-same-origin"
      tabIndex={-1}
      onLoad={onLoad}
      className="pointer-events-none border-0 bg-white"
      style={size}
    />
  </div>
)
