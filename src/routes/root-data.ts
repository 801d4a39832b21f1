import type { RouterContextProvider } from 'react-router'
import { withPrintedHours } from '../content/clinic/printed-hours.ts'
import type { Content } from '../content/cms/client.ts'
import type { Settings } from '../content/types.ts'
import { readAddresses } from '../content/view/addresses.ts'
import { cardsOf } from '../content/view/cards.ts'
import { followLinks } from '../content/view/links.ts'
import { localise, strip } from '../content/view/localise.ts'
import { namesFor } from '../content/view/names.ts'
import { withoutUnpublished } from '../content/view/published.ts'
import { withPictures } from '../features/preview/rules/branch-pictures.ts'
import { listPreview } from '../features/preview/rules/list-preview.ts'
import { markFields } from '../features/preview/rules/marks/mark-fields.ts'
import { parseAddress } from '../i18n/addresses.ts'
import { CLINIC_ZONE } from '../model/clinics.ts'
import { COMING_SOON } from '../model/fixed-addresses.ts'
import { served } from './served.ts'

/**
 * Loads the data around every page, in the visitor's language. While the gate is closed: the coming-soon page, and
 * nothing else of the site but the facts on it.
 */
export async function loadRoot(request: Request, context: Readonly<RouterContextProvider>) {
  const { content, site = content, gate, origin, preview, before, pictures, isStatic, withUnpublished, at } = context.get(served)
  const { locale } = parseAddress(new URL(request.url).pathname)
  const cardsIn = async (of: Content) => cardsOf(await of.treatments(), locale)
  /**
   * Reads from the content that is asked for, and from the site's where that fails: a tester of a broken branch needs
   * the bar and a way out.
   */
  const either = <Value>(read: (of: Content) => Promise<Value>) => read(content).catch(() => read(site))
  const addresses = await either((of) => readAddresses(of, withUnpublished))
  const settingsOf = async (of: Content) =>
    followLinks(withPrintedHours(localise((await of.settings()).data.siteSettings, locale), locale), addresses)
  const whole = withPictures(await either(settingsOf), pictures)
  const documents = async (of: Content) => [await of.pages(), await of.treatments()] as const
  const plain = withUnpublished ? whole : withoutUnpublished(whole, ...(await either(documents)))
  const settings = before ? markFields(plain, await settingsOf(before.content), before.touched) : plain
  const year = new Intl.DateTimeFormat('en', { timeZone: CLINIC_ZONE, year: 'numeric' }).format(at)
  const base = { gate, year, origin, preview: preview && listPreview(preview, locale), isStatic }
  if (!gate.open) {
    const page = (await content.page(COMING_SOON))?.data.page
    return {
      ...base,
      names: {},
      settings: strip(forComingSoon(settings)),
      comingSoon: page && strip(followLinks(localise(page, locale), addresses)),
    }
  }
  const names = namesFor(settings, await either(cardsIn))
  return { ...base, names, settings: strip(forVisitors(settings)), comingSoon: undefined }
}

/** Returns the settings without what only the server reads: old addresses, and the letters that confirm an enquiry. */
const forVisitors = ({ redirects: _redirects, enquiries: _letters, ...shown }: Settings): Settings => shown

/** Returns the facts that the coming-soon page shows; menus, footer and navigation stay behind the gate. */
const forComingSoon = ({ brand, sector, description, contact, contactInfo, social, bookingUrl, offer, _english }: Settings): Settings => ({
  __typename: 'SiteSettings',
  id: '',
  brand,
  sector,
  description,
  contact,
  contactInfo,
  social,
  bookingUrl,
  offer,
  _english,
})

export type RootData = Awaited<ReturnType<typeof loadRoot>>
