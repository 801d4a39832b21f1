import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '../components/frame/breadcrumb.tsx'
import { Plate } from '../components/pictures/plate.tsx'
import { Portrait, Role } from '../components/pictures/portrait.tsx'
import { WrittenDay } from '../components/text/day.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'

/** The top of an article: its title and what it tells, its picture, who wrote it and when. */
export function ArticleHead({ block }: { block: Block<'ArticleHead'> }) {
  return (
    <section className="wrap article-h">
      <Breadcrumb />
      <div className="article-t">
        <Text of={block} field="heading" as="h1" className="display" ownLine />
        <Text of={block} field="lead" as="p" className="lead" />
      </div>
      <Byline block={block} />
      <Plate picture={block.picture} shape="article-p pt-es" sizes="(max-width: 767px) 100vw, 82rem" eager />
    </section>
  )
}

/** Who wrote it, when, and when it was changed. */
function Byline({ block }: { block: Block<'ArticleHead'> }) {
  const { t } = useTranslation()
  const { author } = block
  return (
    <div className="article-by">
      {author && (
        <>
          <Portrait of={author} sizes="5rem" />
          <div>
            <Text of={author} field="name" as="p" className="h4" />
            <Role of={author} />
          </div>
        </>
      )}
      <p className="meta">
        {t('article.published')} <WrittenDay of={block} field="published" />
        {block.updated && (
          <>
            <br />
            {t('article.updated')} <WrittenDay of={block} field="updated" />
          </>
        )}
      </p>
    </div>
  )
}
