import type { Interest, Location } from './choices.ts'
import type { Problem } from './fields.ts'

export const FORMS = ['contact', 'appointment'] as const
export type FormName = (typeof FORMS)[number]

/** `'contact'` => true */
export const isForm = (name: unknown): name is FormName => FORMS.includes(name as FormName)

/** The texts in the fields of a form, by the names of the fields. */
export type EnquiryValues = Record<string, string>
export type Problems = Record<string, Problem>

/** The reason why a form comes back empty: the server could not read it, or not to its end. */
export type Unread = 'tooLong' | 'broken'

/** A form that was posted without script and could not be taken: it comes back with what was typed. */
export type Attempt = { form: FormName; values: EnquiryValues; problems: Problems; failed: boolean; unread?: Unread }

/** The clinic and the treatment that an address with `?treatment=exosome&city=london` asks for. */
export type Asked = { location?: Location; treatment?: { slug: string; href: string; name: string; lang?: string; interest: Interest } }

/** An enquiry that was taken, as the address with `?sent=…` describes it; nothing personal stands in an address. */
export type SentEnquiry = { form: FormName; reference: string; location?: Location; date?: string; time?: string }

/** The way in which a visitor comes to a page: asking for something, with a form that came back, or after sending an enquiry. */
export type Arrival = { asked: Asked; attempt?: Attempt; sent?: SentEnquiry }
