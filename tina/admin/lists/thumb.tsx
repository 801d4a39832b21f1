import type { ListedDocument } from '../../../src/features/lists/rules/list.ts'
import { asWritten } from '../../../src/model/picture-address.ts'

/** A photograph in the smallest width that the server makes; a drawing as it is. */
const small = (picture: string) =>
  /^\/media\/.*\.(webp|jpe?g|png|avif)$/i.test(picture) ? asWritten(picture).replace('/media/', '/media/w480/') : picture

/** A document as a small picture of itself: its first picture, else its first sections one above another. */
export function Thumb({ picture, sections }: Pick<ListedDocument, 'picture' | 'sections'>) {
  if (picture) return <img src={small(picture)} alt="" loading="lazy" className="list-picture" />
  return (
    <span className="list-picture is-sections">
      {sections.map((kind, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page may have two sections of one kind, and neither is ever moved here.
        <img key={place} src={`/sections/${kind}.webp`} alt="" loading="lazy" />
      ))}
    </span>
  )
}
