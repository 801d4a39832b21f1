import { useField } from '../content/field.ts'
import type { Picture as PictureField } from '../content/types.ts'
import { Picture } from '../ui/picture.tsx'
import { langOf } from './text.tsx'

/** A picture of a document in a shaped box. `shape` is one of the classes of `media.css`; `elsewhere` its field, where it is no document of the page. */
export function Plate({
  picture,
  shape,
  sizes,
  eager,
  elsewhere,
}: {
  picture: PictureField | undefined
  shape: string
  sizes: string
  eager?: boolean
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
        lang={langOf(picture, 'alt')}
        sizes={sizes}
        eager={eager}
        field={fieldOf(picture, 'src')}
      />
    </div>
  )
}
