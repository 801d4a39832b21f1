import styles from '../styles/app.css?url'

/** Stands in a rendered page where the server writes the rules that the page needs (see `server/pages/page-style.ts`). */
export const STYLE_PLACE = '/*page*/'

/**
 * The style of a page: first the rules that it needs, in the document itself; then the whole sheet, which holds nothing up, and
 * counts for printing until the application starts. What the browser draws anew without the server has the whole sheet.
 */
export function PageStyle() {
  if (import.meta.env.DEV) return <link rel="stylesheet" href={styles} />
  return (
    <>
      <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? STYLE_PLACE : ' ' }} />
      <link rel="stylesheet" href={styles} media={import.meta.env.SSR ? 'print' : undefined} data-whole="" suppressHydrationWarning />
    </>
  )
}

export { styles }
