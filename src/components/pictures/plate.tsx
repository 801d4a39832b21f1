import { useField } from '../../content/field.ts'
import type { Picture as PictureField } from '../../content/types.ts'
import { Picture } from '../../ui/picture.tsx'
import { cutFor } from '../../ui/widths.ts'
import { langOf } from '../text/text.tsx'

/**
 * A picture of a document in a shaped box. `shape` is one of the classes of `media.css`, for which the picture is cut unless it
 * is to stay `whole`; `elsewhere` its field, where it is no document of the page.
 */
export function Plate({
  picture,
  shape,
  sizes,
  eager,
  whole,
  elsewhere,
}: {
  picture: PictureField | undefined
  shape: string
  sizes: string
  eager?: boolean
  whole?: boolean
  elsewhere?: string
}) {
  const fieldOf = useField()
  if (!picture?.src) return null
  return (
    <div className={`ph ${shape}`} data-elsewhere={elsewhere}>
      <Picture
        src={picture.src}
        alt={picture.alt}
        focus={picture.focus}
        cut={whole ? undefined : cutFor(shape)}
        lang={langOf(picture, 'alt')}
        sizes={sizes}
        eager={eager}
        field={fieldOf(picture, 'src')}
      />
    </div>
  )
}
