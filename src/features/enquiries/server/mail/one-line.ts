/** Text that can't break out of its line, nor turn its direction: `'Ada\r\nBcc: x'` => `'Ada Bcc: x'`. */
export const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
