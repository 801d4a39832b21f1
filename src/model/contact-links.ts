import { withWesternDigits } from './fold.ts'

/** What stands behind a number and is dialled later: `'ext. 5'`, `'x5'`, `'#5'`, `'(ext 5)'`, `';ext=5'`. */
export const EXTENSION = /[\s,;(（]*(?<!\p{L})(?:ext(?:ension|n)?\.?|x|#|转|轉|分机|分機|تحويلة)\s*[:=]?\s*(\d{1,6})\s*[)）]?$/iu

/**
 * Returns the link that calls a number as people write it: `'020 7946 0182'` => `'tel:02079460182'`, `'+44 (0)20 7946 0182 ext 5'` =>
 * `'tel:+442079460182;ext=5'` (RFC 3966).
 */
export function telephoneLink(phone: string): string {
  const text = withWesternDigits(phone).trim()
  const extension = EXTENSION.exec(text)?.[1]
  const number = text.replace(EXTENSION, '')
  // The zero in brackets is dialled by those alone who leave out the country.
  const whole = /^[^\d]*(?:\+|00)/.test(number) ? number.replace(/\(\s*0\s*\)/, '') : number
  return `tel:${whole.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`
}

/** `('a+b@c.example', 'Hello', 'Name: Ada')` => `'mailto:a%2Bb@c.example?subject=Hello&body=Name%3A%20Ada'`; without subject and text just the address. */
export function mailtoLink(address: string, subject?: string, body?: string): string {
  const to = `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`
  const about = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return body === undefined ? to + about : `${to}${about}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`
}
