import type { Content } from '../../../content/cms/client.ts'
import { movedTo } from '../../../content/moved.ts'
import { isPublished } from '../../../content/view/addresses.ts'
import { compose } from '../../../content/view/compose.ts'
import { load } from '../../../content/view/load.ts'
import { addressIn } from '../../../i18n/addresses.ts'
import { targetOf } from '../../../model/address.ts'
import { parseShare } from '../rules/share-address.ts'
import { type ShareCard, shareCard, shareOf } from '../rules/share-card.ts'

/** Returns what stands on the picture at an address, and where the picture is that shows it now; undefined where no published page is. */
export async function sharedPage(content: Content, address: string): Promise<{ card: ShareCard; now: string } | undefined> {
  const name = parseShare(address)
  if (!name) return undefined
  const { path, locale } = name
  if (movedTo(addressIn(path, locale), (await content.settings()).data.siteSettings)) return undefined
  const found = await load(content, targetOf(path))
  if (!found || !isPublished(found.raw.treatment ?? found.raw.page ?? {})) return undefined
  const view = compose(found.raw, locale)
  return { card: shareCard(view), now: shareOf(view, path, locale) }
}
