import { useSite } from '../../../content/site.ts'
import { addressIn } from '../../../i18n/addresses.ts'
import styles from '../../../styles/preview.css?url'
import { Icon } from '../../../ui/icon.tsx'
import { AT } from '../rules/at.ts'
import type { ListedFuture } from '../rules/list-future.ts'

/** The bar above the site of another time: which time it is, what happens until then, the way to another one, and to now. */
export function FutureBar({ future: { local, title, lines, words } }: { future: ListedFuture }) {
  const { path, locale } = useSite()
  const here = addressIn(path, locale)
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <section className="pvw pvw-at" aria-label={words.label}>
        <details>
          <summary className="pvw-in">
            <span className="lbl">{title}</span>
            <span className="pvw-sum">{lines[0]}</span>
            <span className="pvw-more">
              {words.other}
              <Icon name="down" />
            </span>
          </summary>
          <div className="pvw-list">
            <div className="pvw-in">
              <div className="pvw-choice">
                <form method="get" action={here}>
                  <label htmlFor="preview-at">{words.other}</label>
                  <input id="preview-at" type="datetime-local" name={AT} defaultValue={local} required />
                  <button type="submit">{words.show}</button>
                </form>
              </div>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          </div>
        </details>
        <a className="pvw-exit" href={here}>
          {words.exit}
          <Icon name="close" />
        </a>
      </section>
    </>
  )
}
