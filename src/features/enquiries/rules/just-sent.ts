type JustSent = { reference: string; firstName: string }

let last: JustSent | undefined

/** Remembers who sent the last enquiry, for the page that thanks: in this tab's memory only, in no address and no history. */
export function rememberSent(sent: JustSent) {
  last = sent
}

/** The first name of whoever just sent this enquiry; undefined after a reload, and on the server. */
export const nameOfSender = (reference: string) => (last?.reference === reference ? last.firstName : undefined)
