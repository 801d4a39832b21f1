import type { RouterContextProvider } from 'react-router'
import { cardsOf } from '../content/catalogue.ts'
import { localise, strip } from '../content/localise.ts'
import { namesFor } from '../content/names.ts'
import { parseAddress } from '../i18n/addresses.ts'
import { served } from './served.ts'

/** What surrounds every page, in the visitor's language. */
export async function loadRoot(request: Request, context: Readonly<RouterContextProvider>) {
  const { content } = context.get(served)
  const { locale } = parseAddress(new URL(request.url).pathname)
  const [settings, treatments] = await Promise.all([content.settings(), content.treatments()])
  const localised = localise(settings.data.siteSettings, locale)
  return { settings: strip(localised), names: namesFor(localised, cardsOf(treatments, locale)) }
}

export type RootData = Awaited<ReturnType<typeof loadRoot>>
