/** Programs that open such a link take about 2,000 characters of it. */
const MOST_ENCODED = 1700
const CUT = ' …'

const lengthOf = (text: string) => encodeURIComponent(text).length

/** As much of a text as a link holds, in whole characters: `('Is it open?', 10)` => `{ text: 'I …', cut: true }`. */
export function fitting(whole: string, most = MOST_ENCODED): { text: string; cut: boolean } {
  // Half a character can't be encoded.
  const text = whole.replace(/\p{Cs}/gu, '')
  if (lengthOf(text) <= most) return { text, cut: false }
  let short = ''
  let length = lengthOf(CUT)
  for (const character of text) {
    length += lengthOf(character)
    if (length > most) break
    short += character
  }
  return { text: short + CUT, cut: true }
}

/** `('a@b.example', 'Hello', 'Name: Ada')` => `'mailto:a@b.example?subject=Hello&body=Name%3A%20Ada'` */
export const mailtoLink = (address: string, subject: string, body: string) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`

/** `('https://wa.example/44', 'Name: Ada')` => `'https://wa.example/44?text=Name%3A%20Ada'` */
export const chatLink = (chat: string, text: string) => `${chat}?text=${encodeURIComponent(text)}`
