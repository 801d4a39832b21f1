import { QUIET } from '../../../../admin/ui/looks'
import { onBranch } from '../../../preview/rules/branch-pictures.ts'
import { comparedPictures } from '../../rules/compared.ts'
import type { SeenFile } from '../../rules/ticks.ts'
import { word } from '../words/compare'

/** The pictures that a draft brings, changes or takes away, each beside what stood there before. */
export function Pictures({ branch, files }: { branch: string; files: SeenFile[] }) {
  const pictures = comparedPictures(files, (address) => onBranch(address, branch))
  if (pictures.length === 0) return null
  return (
    <section aria-labelledby="pictures" className="mt-10">
      <h2 id="pictures" className="mb-3 text-2xl">
        {word('pictures')}
      </h2>
      {pictures.map(({ title, before, after }) => (
        <div key={title} className="mb-6">
          <h3 className="mb-2 break-words text-base font-medium">
            <bdi>{title}</bdi>
          </h3>
          <div className="grid gap-4 sm:grid-cols-2">
            <State caption={word(before ? 'before' : 'isNew')} src={before} />
            <State caption={word(after ? 'after' : 'isRemoved')} src={after} />
          </div>
        </div>
      ))}
    </section>
  )
}

/** One state of a picture; its caption and the heading above say what it is. */
const State = ({ caption, src }: { caption: string; src: string | undefined }) => (
  <figure>
    {src && <img src={src} alt="" loading="lazy" className="h-auto w-full bg-[var(--color-sand)]" />}
    <figcaption className={QUIET}>{caption}</figcaption>
  </figure>
)
