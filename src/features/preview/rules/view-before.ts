import { compose } from '../../../content/view/compose.ts'
import { load } from '../../../content/view/load.ts'
import type { RawView, View } from '../../../content/view/view.ts'
import type { AddressTarget } from '../../../model/address.ts'
import type { Locale } from '../../../model/languages.ts'
import type { Before } from './preview.ts'

/**
 * Returns the view that the site itself has of the same page or treatment, though its address may be another one there.
 * Where the site has no such page, the view has only settings and cards. Links lead where they lead now: a page that has
 * another address has not changed what leads to it.
 */
export async function viewBefore({ content }: Before, raw: RawView, locale: Locale): Promise<View> {
  const target = await targetBefore(content, raw)
  const [settings, treatments, found] = await Promise.all([
    content.settings(),
    raw.treatments && content.treatments(),
    target && load(content, target),
  ])
  return compose({ settings: settings.data.siteSettings, ...found?.raw, treatments, addresses: raw.addresses }, locale)
}

async function targetBefore(content: Before['content'], { page, treatment }: RawView): Promise<AddressTarget | undefined> {
  if (treatment) {
    const slug = treatment._sys.filename
    const old = await content.treatment(slug)
    return old && { kind: 'treatment', category: old.data.treatment.category, slug }
  }
  if (!page) return undefined
  const old = (await content.pages()).find(({ id }) => id === page.id)
  return { kind: 'page', slug: old?.slug ?? page.slug }
}
