import { focusClass } from './focus.ts'
import { WIDTHS } from './widths.ts'

/** Address of a picture at a width: `('/media/a.webp', 800)` => `'/media/w800/a.webp'`. */
export const atWidth = (src: string, width: number) => src.replace(/^\/media\//, `/media/w${width}/`)

/** `'/media/a.webp'` => `'/media/w480/a.webp 480w, …'`; drawings and other addresses have no other sizes. */
export const srcSet = (src: string) =>
  /^\/media\/.+\.(webp|jpe?g|png|avif)$/i.test(src) ? WIDTHS.map((width) => `${atWidth(src, width)} ${width}w`).join(', ') : undefined

type Props = { src: string; alt: string; focus?: string; lang?: string; sizes: string; eager?: boolean; field?: string }

/** A picture that fills its box, in the size that the screen needs. `sizes` says how wide the box is, `focus` what stays in view. */
export function Picture({ src, alt, focus, lang, sizes, eager, field }: Props) {
  return (
    <img
      src={srcSet(src) ? atWidth(src, 800) : src}
      srcSet={srcSet(src)}
      sizes={srcSet(src) && sizes}
      alt={alt}
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
