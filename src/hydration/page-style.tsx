import styles from '../styles/app.css?url'
import paper from '../styles/print.css?url'

/** Stands in a rendered page where the server writes the rules that the page needs (see `server/pages/page-style.ts`). */
export const STYLE_PLACE = '/*page*/'

/** The style of a page on screens: the rules that it needs, in the document itself. Those of all pages come with the application. */
export const PageStyle = () =>
  import.meta.env.DEV ? (
    <link rel="stylesheet" href={styles} />
  ) : (
    <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? STYLE_PLACE : ' ' }} />
  )

/** The style of a page on paper, after all other rules: browsers fetch it once nothing that is seen waits for anything. */
export const PaperStyle = () => <link rel="stylesheet" media="print" href={paper} />

export { styles }
