import type { City, Clinic, Fallback, Settings } from '../types.ts'

/** `'020 7946 0182'` => `'tel:02079460182'`: digits and plus only. */
export const telephoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** Both clinics with their city, London first. */
export function clinicsOf({ contact }: Pick<Settings, 'contact'>): { city: City; clinic: Clinic }[] {
  const { london, edinburgh } = contact ?? {}
  return [
    ...(london ? [{ city: 'london' as const, clinic: london }] : []),
    ...(edinburgh ? [{ city: 'edinburgh' as const, clinic: edinburgh }] : []),
  ]
}

/** The number to call from a page, and where it stands: its city's, else the primary one, else London's. */
export function phoneSource({ contact, contactInfo }: Settings, city?: City): { phone: string; of?: Fallback; field: string } {
  const ofCity = city && contact?.[city]
  if (ofCity?.phone) return { phone: ofCity.phone, of: ofCity, field: 'phone' }
  if (contactInfo?.primaryPhone) return { phone: contactInfo.primaryPhone, of: contactInfo, field: 'primaryPhone' }
  return { phone: contact?.london?.phone ?? '', of: contact?.london, field: 'phone' }
}

/** The number to call from a page: `(settings, 'london')` => `'020 7946 0182'`; empty where there is none. */
export const phoneOf = (settings: Settings, city?: City): string => phoneSource(settings, city).phone

/** Where an enquiry is sent by e-mail: to the chosen clinic, else to the bookings address; undefined where settings have none. */
export function enquiryAddressOf({ contact, contactInfo }: Pick<Settings, 'contact' | 'contactInfo'>, city?: City): string | undefined {
  return (city && contact?.[city]?.email) || contactInfo?.secondaryEmail || contactInfo?.primaryEmail
}

/** The place that an embedded map shows: `'…/embed?q=Harley%20Street'` => `'Harley Street'`. */
export const placeOn = (mapEmbed: string | undefined): string | undefined =>
  (mapEmbed && URL.canParse(mapEmbed) && new URL(mapEmbed).searchParams.get('q')) || undefined

/** Directions from the address of the embedded map, as a maps search: `…/embed?q=X` => `…/dir/?api=1&destination=X`. */
export const directionsFromMap = (mapEmbed: string | undefined, address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(placeOn(mapEmbed) ?? address)}`

/** A maps search for an address: `'Melville Street'` => `'…/search/?api=1&query=Melville%20Street'`. */
export const directionsTo = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replace(/,?\s*\n\s*/g, ', '))}`

/** The WhatsApp chat with a greeting that names the page: `('https://wa.example/44', 'About {page}', 'Exosome')`. */
export function whatsappLink(chat: string, greeting: string | undefined, page: string): string {
  if (!greeting) return chat
  return `${chat}?text=${encodeURIComponent(greeting.replace('{page}', () => page))}`
}
