import type { Locale } from '../../src/model/languages.ts'

/** How something is looked at: in one language of each direction, on a phone and on a desk. */
export type Look = { locale: Locale; width: 390 | 1440 }

export const LOOKS: Look[] = (['en', 'ar'] as const).flatMap((locale) => ([390, 1440] as const).map((width) => ({ locale, width })))

/** The name of a kept picture: `('sections/faq', { locale: 'ar', width: 390 })` => `'sections/faq.ar.390'` */
export const nameOf = (subject: string, { locale, width }: Look) => `${subject}.${locale}.${width}`

/** Half a pixel for each of a wide screen and of a whole page, whose sections have pictures of their own: these would be most of what is kept. */
export const scaleOf = (subject: string, { width }: Look) => (width === 1440 || subject.startsWith('pages/') ? 0.5 : 1)
