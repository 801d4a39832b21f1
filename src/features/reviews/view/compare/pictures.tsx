import { useWords } from '../../../../i18n/review-words/words.ts'
import { onBranch } from '../../../preview/rules/branch-pictures.ts'
import type { ListedDifference } from '../../../preview/rules/list-difference.ts'
import { comparedPictures } from '../../rules/compared.ts'

type Props = { branch: string; pictures: ListedDifference[]; words: { before: string; after: string } }

/** The pictures of a page that a draft brings, changes or takes away, each beside what stood there before. */
export function PagePictures({ branch, pictures, words }: Props) {
  const t = useWords()
  const compared = comparedPictures(
    pictures.map(({ key, title, kind }) => ({ path: key, title, kind })),
    (address) => onBranch(address, branch),
  )
  if (compared.length === 0) return null
  return (
    <section className="cmp-pictures" aria-labelledby="cmp-pictures">
      <h3 className="h4" id="cmp-pictures">
        {t('compare.pictures')}
      </h3>
      {compared.map(({ title, before, after }) => (
        <div key={title}>
          <p>
            <bdi className="name">{title}</bdi>
          </p>
          <Picture caption={before ? words.before : t('compare.isNew')} src={before} />
          <Picture caption={after ? words.after : t('compare.isRemoved')} src={after} />
        </div>
      ))}
    </section>
  )
}

/** One state of a picture; its caption and the line above say what it is. */
const Picture = ({ caption, src }: { caption: string; src: string | undefined }) => (
  <figure>
    {src && <img src={src} alt="" loading="lazy" />}
    <figcaption>{caption}</figcaption>
  </figure>
)
