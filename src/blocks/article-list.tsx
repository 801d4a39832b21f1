import { SmartLink } from '../components/links/smart-link.tsx'
import { Plate } from '../components/pictures/plate.tsx'
import { WrittenDay } from '../components/text/day.tsx'
import { Text } from '../components/text/text.tsx'
import { useFieldElsewhere } from '../content/field.ts'
import { useSite } from '../content/site.ts'
import type { Block } from '../content/types.ts'
import type { ArticleCard } from '../content/view/articles.ts'

/** Every published article, the newest first; on an article the others. */
export function ArticleList({ block }: { block: Block<'ArticleList'> }) {
  const { articles = [], path } = useSite()
  const others = articles.filter(({ href }) => href !== path)
  if (others.length === 0) return null
  return (
    <section className="sec">
      <div className="wrap">
        <Text of={block} field="heading" as="h2" className="h2 mb-12" />
        <ul className="articles">
          {others.map((one) => (
            <Card key={one.href} article={one} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Card({ article: { href, at, head } }: { article: ArticleCard }) {
  const elsewhere = useFieldElsewhere()
  const name = (field: string) => elsewhere(href, `blocks.${at}.${field}`)
  return (
    <li className="article-card">
      <Plate picture={head.picture} shape="r32" sizes="(max-width: 767px) 6.5rem, 33vw" elsewhere={name('picture.src')} />
      <h3 className="h4">
        <SmartLink href={href}>
          <Text of={head} field="heading" elsewhere={name('heading')} />
        </SmartLink>
      </h3>
      <Text of={head} field="lead" elsewhere={name('lead')} as="p" className="small" />
      <p className="meta">
        <WrittenDay of={head} field="published" />
      </p>
    </li>
  )
}
