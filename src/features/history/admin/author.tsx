/** `'2026-11-20T18:00:00+00:00'` => `'20 November 2026 at 18:00'`, in London. */
export const readableTime = (date: string) =>
  new Date(date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' })

/** Who made a change, and when. */
export const Author = ({ author, date }: { author: string; date: string }) => (
  <>
    <b>
      <bdi>{author}</bdi>
    </b>
    , <time dateTime={date}>{readableTime(date)}</time>
  </>
)
