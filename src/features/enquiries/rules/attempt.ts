import type { Interest, Location } from './choices.ts'
import type { Problem } from './fields.ts'

export const FORMS = ['contact', 'appointment'] as const
export type FormName = (typeof FORMS)[number]

/** `'contact'` => true */
export const isForm = (name: unknown): name is FormName => FORMS.includes(name as FormName)

/** What is in the fields of a form, by their names. */
export type Values = Record<string, string>
export type Problems = Record<string, Problem>

/** Why a form comes back empty: the server has read nothing of it, or not to its end. */
export type Unread = 'tooLong' | 'broken'

/** A form that was posted without script and could not be taken: it comes back with what was typed. */
export type Attempt = { form: FormName; values: Values; problems: Problems; failed: boolean; unread?: Unread }

/** What an address with `?treatment=exosome&city=london` asks for. */
export type Asked = { location?: Location; treatment?: { slug: string; href: string; name: string; lang?: string; interest: Interest } }

/** What `?sent=…` says of an enquiry that was taken; nothing personal stands in an address. */
export type Sent = { form: FormName; reference: string; location?: Location; date?: string; time?: string }

/** How a visitor comes to a page with a form, asking for something; or to the page that thanks, from sending it. */
export type Arrival = { asked: Asked; attempt?: Attempt; sent?: Sent }
