/**
 * A field that visitors never see or fill in; programs that fill in everything do. What fills in forms for people goes by the name, so it
 * has one that means nothing to them.
 */
export const HONEYPOT = 'kept-empty'

/** The field with the address about which the visitor was asked whether another one is meant. */
export const ASKED_ABOUT = 'askedAbout'

/** The fields that a form sends about the sending. They are no part of the enquiry, and are not shown again. */
export const ABOUT_SENDING = [HONEYPOT, ASKED_ABOUT, 'key', 'took']
