/** A field that visitors never see or fill in; machines that fill in everything do. */
export const HONEYPOT = 'website'

/** What a form sends about the sending; it is no part of the enquiry, and is not shown again. */
export const ABOUT_SENDING = [HONEYPOT, 'key', 'took']
