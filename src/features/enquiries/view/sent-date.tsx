import { useSite } from '../../../content/site.ts'

/** A date in the visitor's words, with western digits: `'2026-03-10'` => `Tuesday, 10 March 2026`. */
export function SentDate({ date }: { date: string }) {
  const { locale } = useSite()
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : `${locale}-u-nu-latn`, { dateStyle: 'full', timeZone: 'UTC' })
  // Browsers and servers may know different words for a month: what the server wrote stands.
  return (
    <time dateTime={date} suppressHydrationWarning>
      {format.format(new Date(`${date}T12:00:00Z`))}
    </time>
  )
}
