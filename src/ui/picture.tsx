import { withoutPipe } from '../model/pipe.ts'
import { focusClass } from './focus.ts'
import { atWidth, type CUTS, WIDTHS } from './widths.ts'

type Cut = keyof typeof CUTS

/** `'/media/a.webp'` => `'/media/w480/a.webp 480w, …'`; drawings and other addresses have no other sizes. */
export const srcSet = (src: string, cut?: Cut, focus?: string) =>
  /^\/media\/.+\.(webp|jpe?g|png|avif)$/i.test(src)
    ? WIDTHS.map((width) => `${atWidth(src, width, cut, focus)} ${width}w`).join(', ')
    : undefined

type Props = { src: string; alt: string; focus?: string; cut?: Cut; lang?: string; sizes: string; eager?: boolean; field?: string }

/**
 * A picture that fills its box, in the size that the screen needs. `sizes` says how wide the box is, `cut` what shape it has
 * where the picture is to be cut for it, `focus` what stays in view.
 */
export function Picture({ src, alt, focus, cut, lang, sizes, eager, field }: Props) {
  const set = srcSet(src, cut, focus)
  return (
    <img
      src={set ? atWidth(src, 800, cut, focus) : src}
      srcSet={set}
      sizes={set && sizes}
      alt={withoutPipe(alt)}
      lang={lang}
      className={focusClass(focus)}
      width={1600}
      height={1000}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      data-tina-field={field}
    />
  )
}
