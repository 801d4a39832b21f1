/** The scripts that run from right to left and are written here: Arabic, and Hebrew in names. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Whatever stands between the groups of a number. */
const GAP = String.raw`[ \u00a0\u2007\u2009\u202f./‐‑–−-]`
const AMOUNT = String.raw`\d(?:[\d.,]{0,30}\d)?`
const CLOCK = String.raw`(?: ?[AaPp][Mm]\b)?`
const CURRENCY = '[£€$¥]'

/** `30–45`, `9:00–18:00`, `9am–8pm`, `£120–£150` */
export const ONE_RANGE = /[£€$]?\d[\d:.,]{0,30}(?: ?(?:am|pm|%))?–[£€$]?\d(?:[\d:.,]{0,30}\d)?(?: ?(?:am|pm)\b|%)?/

/** What keeps its own direction in a text that runs from right to left: the first of these that fits, from each place on. */
const FIGURES = [
  // An address of the web or a mailbox: `https://…`, `ask@clinic.example`
  String.raw`(?:https?:\/\/|www\.)[^\s\u0600-\u06ff<>()]*[\w/=#&-]|[\w.+%-]{1,64}@[\w.-]{1,253}\w`,
  // A name in Latin letters behind an Arabic one, which leaves a line as a whole: `(Cool Laser)`
  String.raw`\([A-Za-z][\w .,&+:-]{0,40}\)`,
  // Days and times: `28/11/2026`, `2026-11-28T09:30`, `10:30 AM`
  String.raw`\d{1,4}(?:[./-]\d{1,4}){2}(?:[ T]\d\d?:\d\d)?(?!\d)`,
  // Telephone numbers: `020 7946 0182`, `(0131) 496 0247`, `+44 (0)20‑7946‑0182`
  String.raw`\+?(?:\(\+?\d{1,5}\)|\d)(?:${GAP}?(?:\(\d{1,5}\)|\d)){6,30}`,
  ONE_RANGE.source,
  // Prices: `£370`, `$ 120`, `120 €`
  String.raw`[+−-]?${CURRENCY} ?${AMOUNT}|${AMOUNT}[ \u00a0]?(?:${CURRENCY}|GBP\b|USD\b|EUR\b)`,
  // What a part of the body or a machine measures: `0.5 ml`, `1064 nm`
  String.raw`${AMOUNT}[ \u00a0]?(?:mg|µg|ml|mm|cm|nm|kg|kJ|Hz|MHz|kHz|°C)\b`,
  `[+−-]?${AMOUNT} ?[%٪]`,
  // References of enquiries: `2345-ABCD`; and codes with a number in them: `COVID-19`
  String.raw`(?<![A-Z\d-])[A-Z\d]{4}-[A-Z\d]{4}(?![A-Z\d-])|(?<![A-Z\d-])(?=[A-Z-]{0,12}\d)(?=[\d-]{0,12}[A-Z])[A-Z\d]{1,9}(?:-[A-Z\d]{1,9}){1,4}`,
  String.raw`\d+(?:[-–:]\d+)+${CLOCK}|\d\d? ?[AaPp][Mm]\b`,
  // With a sign before it: `+5`, `−0.5`
  String.raw`(?<![\p{L}\d])[+−-]${AMOUNT}`,
].join('|')
/** A word in Latin letters is never cut: a figure begins not in one, and takes with it what hangs on its end, as in `CO2-Re` and `30–45min`. */
const FIGURE = new RegExp(String.raw`((?<!\p{Script=Latin}[\d.,:]{0,12})(?:${FIGURES})(?:-?[\p{Script=Latin}\d]{1,12}){0,3})`, 'u')

/**
 * Cuts a text that runs from right to left into parts, of which each second one keeps its own direction, or £370 would read 370£:
 * `'من £370'` => `['من ', '£370', '']`. A text of another direction is one part.
 */
export const partsByDirection = (text: string): string[] => (RIGHT_TO_LEFT.test(text) ? text.split(FIGURE) : [text])

/** The same in plain text, for letters, calendars and pictures: with U+2066 before each such part, and U+2069 behind it. */
export const isolated = (text: string): string =>
  partsByDirection(text)
    .map((part, index) => (index % 2 === 1 && !/[@/]\w*[a-z]|^www\./i.test(part) ? `\u2066${part}\u2069` : part))
    .join('')
