import { useLocation } from 'react-router-dom'
import { Sections } from '../blocks/sections.tsx'
import { SkipLink } from '../components/frame/skip-link.tsx'
import { SiteProvider } from '../content/site.ts'
import type { Page } from '../content/types.ts'
import { ComingSoonBar, ComingSoonFooter, ComingSoonHeader } from '../features/gate/view/coming-soon.tsx'
import { GateProvider } from '../features/gate/view/gate.ts'
import { parseAddress } from '../i18n/addresses.ts'
import { withBrand } from '../model/searched.ts'
import type { RootData } from './root-data.ts'

/** The screen that everybody sees at every address while the gate is closed. */
export function ClosedSite({ data, page, year }: { data: RootData; page: Page | undefined; year: string }) {
  const { locale, path } = parseAddress(useLocation().pathname)
  const { settings, gate, names } = data
  const description = page?.seo?.description
  return (
    <GateProvider value={gate}>
      <SiteProvider value={{ locale, path, title: settings.brand, settings, names, cards: [], trail: [] }}>
        <title>{withBrand(page?.seo?.title ?? page?.title ?? settings.brand, settings.brand)}</title>
        {description && <meta name="description" content={description} />}
        <meta name="robots" content="noindex" />
        <SkipLink />
        <ComingSoonHeader />
        <main id="main" tabIndex={-1}>
          <Sections blocks={page?.blocks?.filter((block) => !block.hidden)} />
        </main>
        <ComingSoonFooter year={year} />
        <ComingSoonBar />
      </SiteProvider>
    </GateProvider>
  )
}
