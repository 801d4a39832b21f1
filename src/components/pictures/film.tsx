import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusClass } from '../../ui/focus.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'

type Props = { poster: string; focus?: string; wide?: string; tall?: string; field?: string }

/**
 * A silent, looping film over its poster. The film has no address until the page has settled: the small inline script
 * starts it then, unless the visitor asked for less motion or less data. Without script the poster stays.
 */
export function Film({ poster, focus, wide, tall, field }: Props) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  // It may have begun before the page came alive, or not at all.
  useEffect(() => setPlaying(video.current?.paused === false), [])
  const toggle = () => {
    const film = video.current
    if (!film) return
    if (!film.currentSrc) film.src = (matchMedia('(max-width: 767px)').matches ? tall : wide) ?? ''
    if (film.paused) void film.play()
    else film.pause()
  }
  return (
    <>
      <div className={focusClass(focus, 'bg')} data-tina-field={field}>
        <Picture src={poster} alt="" sizes="100vw" eager />
        {wide && (
          <video
            ref={video}
            data-film={wide}
            data-film-tall={tall ?? wide}
            muted
            loop
            playsInline
            preload="none"
            aria-hidden="true"
            tabIndex={-1}
            suppressHydrationWarning
            onPlay={() => setPlaying(true)}
            onPause={() => setPlaying(false)}
          />
        )}
      </div>
      {wide && (
        <div className="vid">
          <button type="button" data-js onClick={toggle} aria-label={t(isPlaying ? 'film.pause' : 'film.play')}>
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
        </div>
      )}
    </>
  )
}
