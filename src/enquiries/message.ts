/** A form as a message that a visitor can send in another way: `[['Name', 'Ada'], ['Phone', '']]` => `'Name: Ada'`. */
export const asMessage = (lines: [label: string, value: string | undefined][]) =>
  lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')

/** `('a@b.example', 'Hello', 'Name: Ada')` => `'mailto:a@b.example?subject=Hello&body=Name%3A%20Ada'` */
export const mailtoLink = (address: string, subject: string, body: string) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
