import styles from '../styles/app.css?url'

/** Stand in a rendered page where the server writes the rules that the page needs, and those for paper (see `server/pages/page-style.ts`). */
export const STYLE_PLACES = { screen: '/*page*/', paper: '/*paper*/' }

const Rules = ({ place }: { place: string }) => (
  <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? place : ' ' }} />
)

/** The style of a page: the rules that it needs, in the document itself. The whole sheet comes with the application. */
export const PageStyle = () => (import.meta.env.DEV ? <link rel="stylesheet" href={styles} /> : <Rules place={STYLE_PLACES.screen} />)

/** The rules for paper, at the end of a page: nothing that is painted waits for them. */
export const PaperStyle = () => (import.meta.env.DEV ? null : <Rules place={STYLE_PLACES.paper} />)

export { styles }
