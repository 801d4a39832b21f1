import { CITIES, type City, FIRST_CITY } from '../../model/clinics.ts'
import type { Clinic, Fallback, Settings } from '../types.ts'

/** Returns the clinics with their city, in the order of the table; one that the settings lack is left out. */
export function clinicsOf({ contact }: Pick<Settings, 'contact'>): { city: City; clinic: Clinic }[] {
  return CITIES.flatMap((city) => {
    const clinic = contact?.[city]
    return clinic ? [{ city, clinic }] : []
  })
}

/**
 * Returns the number to call from a page, with the object and the field that hold it: its city's, else the primary one, else that
 * of the first clinic.
 */
export function phoneSource({ contact, contactInfo }: Settings, city?: City): { phone: string; of?: Fallback; field: string } {
  const ofCity = city && contact?.[city]
  if (ofCity?.phone) return { phone: ofCity.phone, of: ofCity, field: 'phone' }
  if (contactInfo?.primaryPhone) return { phone: contactInfo.primaryPhone, of: contactInfo, field: 'primaryPhone' }
  const first = contact?.[FIRST_CITY]
  return { phone: first?.phone ?? '', of: first, field: 'phone' }
}

/** Returns the number to call from a page: `(settings, 'london')` => `'020 7946 0182'`; empty where there is none. */
export const phoneOf = (settings: Settings, city?: City): string => phoneSource(settings, city).phone

/**
 * Returns the e-mail address for an enquiry: the chosen clinic's, else that for bookings, else the general one;
 * undefined where the settings have none.
 */
export function enquiryAddressOf({ contact, contactInfo }: Pick<Settings, 'contact' | 'contactInfo'>, city?: City): string | undefined {
  return (city && contact?.[city]?.email) || contactInfo?.secondaryEmail || contactInfo?.primaryEmail
}

/** Returns the place that an embedded map shows: `'…/embed?q=Harley%20Street'` => `'Harley Street'`. */
export const placeOn = (mapEmbed: string | undefined): string | undefined =>
  (mapEmbed && URL.canParse(mapEmbed) && new URL(mapEmbed).searchParams.get('q')) || undefined

/** Returns directions to the place on an embedded map, else to `address`: `…/embed?q=X` => `…/dir/?api=1&destination=X`. */
export const directionsFromMap = (mapEmbed: string | undefined, address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(placeOn(mapEmbed) ?? address)}`

/** Returns a maps search for an address: `'Melville Street'` => `'…/search/?api=1&query=Melville%20Street'`. */
export const directionsTo = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.replace(/,?\s*\n\s*/g, ', '))}`

/**
 * Returns the address of a WhatsApp chat with a greeting that names the page:
 * `('https://wa.example/44', 'About {page}', 'Exosome')` => `'https://wa.example/44?text=About%20Exosome'`.
 */
export function whatsappLink(chat: string, greeting: string | undefined, page: string): string {
  if (!greeting) return chat
  return `${chat}?text=${encodeURIComponent(greeting.replace('{page}', () => page))}`
}
