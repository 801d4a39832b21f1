/** A field that visitors never see or fill in; machines that fill in everything do. */
export const HONEYPOT = 'website'

/** The fields that a form sends about the sending. They are no part of the enquiry, and are not shown again. */
export const ABOUT_SENDING = [HONEYPOT, 'key', 'took']
