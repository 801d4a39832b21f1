import { Fragment } from 'react'
import { useBase } from '../../../components/links/use-base.ts'
import { addressIn } from '../../../i18n/addresses.ts'
import { useWords } from '../../../i18n/review-words/words.ts'
import type { ListedDifference } from '../rules/list-difference.ts'

/** One document or picture that a branch changes: how, in which languages, where it shows, and what can't be seen there. */
export function PreviewDifference({ of }: { of: ListedDifference }) {
  const t = useWords()
  const base = useBase()
  const { kind, title, href, was, locale, unseen, everywhere, pages } = of
  // A page that is gone is looked at where it was.
  const to = href ?? was
  return (
    <li>
      <span className="badge badge-q">{t(`preview.${kind}`)}</span>
      <div>
        {to ? <a href={base + addressIn(to, locale)}>{title}</a> : <bdi>{title}</bdi>}
        <PreviewLanguages of={of} />
        {unseen.length > 0 && (
          <p>
            {t(everywhere ? 'preview.parts' : 'preview.unseen')}: {unseen.join(' · ')}
          </p>
        )}
        <PreviewPages pages={pages} locale={locale} />
      </div>
    </li>
  )
}

/** In which languages something differs, where it is not all of them; several lead to its page in each. */
function PreviewLanguages({ of: { kind, languages, href } }: { of: ListedDifference }) {
  const t = useWords()
  const base = useBase()
  if (!languages || kind === 'removed') return null
  if (languages.length === 0) return <p>{t('preview.same')}</p>
  // Of one language the title leads there.
  const leads = href !== undefined && languages.length > 1
  return (
    <p>
      {t('preview.languages')}:{' '}
      {languages.map(({ locale, name }, at) => (
        <Fragment key={locale}>
          {at > 0 && ' · '}
          {leads ? <a href={base + addressIn(href, locale)}>{name}</a> : name}
        </Fragment>
      ))}
    </p>
  )
}

/** More than so many are folded up. */
const FEW = 3

/** Links to the pages that show a document or a picture. */
function PreviewPages({ pages, locale }: Pick<ListedDifference, 'pages' | 'locale'>) {
  const t = useWords()
  const base = useBase()
  if (pages.length === 0) return null
  const links = pages.map(({ href, title }) => (
    <a key={href} href={base + addressIn(href, locale)}>
      {title}
    </a>
  ))
  if (pages.length <= FEW)
    return (
      <p>
        {t('preview.shownOn')}: {links}
      </p>
    )
  return (
    <details>
      <summary>{t('preview.shownOnMany', { number: pages.length })}</summary>
      <p>{links}</p>
    </details>
  )
}
