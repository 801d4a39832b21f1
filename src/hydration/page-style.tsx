import styles from '../styles/app.css?url'

/** Stands in a rendered page where the server writes the rules that the page needs (see `server/pages/page-style.ts`). */
export const STYLE_PLACE = '/*page*/'

/** The style of a page: the rules that it needs, in the document itself. The whole sheet comes with the application. */
export const PageStyle = () =>
  import.meta.env.DEV ? (
    <link rel="stylesheet" href={styles} />
  ) : (
    <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? STYLE_PLACE : ' ' }} />
  )

export { styles }
