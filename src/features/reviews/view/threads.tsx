import { useBase } from '../../../components/links/use-base.ts'
import { useSite } from '../../../content/site.ts'
import { addressIn } from '../../../i18n/addresses.ts'
import { useWords } from '../../../i18n/review-words/words.ts'
import type { Thread } from '../rules/comments.ts'
import type { Speaking } from './speaker.tsx'
import { PageThread } from './thread.tsx'

type Props = { speaker: Speaking; threads: Thread[]; again(): Promise<void>; isReader: boolean }

/** The comments on this page, and the ways to those on others. */
export function PageThreads({ speaker, threads, again, isReader }: Props) {
  const t = useWords()
  const { path } = useSite()
  const base = useBase()
  const here = threads.filter(({ href }) => href === undefined || href === path)
  const open = here.filter(({ settled }) => !settled)
  const settled = here.filter((one) => one.settled)
  const others = threads.filter(({ href, settled }) => href !== undefined && href !== path && !settled)
  const shown = (list: Thread[]) => (
    <ol className="rvw-list">
      {list.map((thread, at) => (
        <PageThread key={thread.number} speaker={speaker} thread={thread} at={at + 1} again={again} isReader={isReader} />
      ))}
    </ol>
  )
  return (
    <>
      {open.length === 0 ? <p>{t('none')}</p> : shown(open)}
      {settled.length > 0 && (
        <details>
          <summary>{t('old', { number: settled.length })}</summary>
          {shown(settled)}
        </details>
      )}
      {others.length > 0 && (
        <>
          <h2 className="h4">{t('elsewhere')}</h2>
          <ul>
            {others.map(({ number, href = '/', title, language }) => (
              <li key={number}>
                <a href={base + addressIn(href, language)}>
                  <bdi className="name">{title}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
