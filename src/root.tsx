import type { ComponentProps, ReactNode } from 'react'
import { useEffect } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router-dom'
import type { Route } from './+types/root'
import { HoursToday } from './components/clinic/exceptional-days.tsx'
import { PhoneBar } from './components/frame/phone-bar.tsx'
import { SiteFooter } from './components/frame/site-footer.tsx'
import { SiteHeader } from './components/frame/site-header.tsx'
import { SkipLink } from './components/frame/skip-link.tsx'
import { useHeadingFirst } from './components/frame/use-heading-first.ts'
import { EditingBoundary } from './editing/boundary.tsx'
import { useLiveView } from './editing/view.ts'
import { TesterSignOut } from './features/gate/view/sign-out.tsx'
import type { ListedPreview } from './features/preview/rules/list-preview.ts'
import { ChangedFields } from './features/preview/view/changed-fields.tsx'
import { PreviewTop } from './features/preview/view/top.tsx'
import { CompareTop } from './features/reviews/view/compare/top.tsx'
import { ReviewTop } from './features/reviews/view/top.tsx'
import { BodyScript, HeadScript } from './hydration/page-scripts.tsx'
import { PageStyle, PaperStyle } from './hydration/page-style.tsx'
import { parseAddress } from './i18n/addresses.ts'
import { LANGUAGES } from './model/languages.ts'
import { ErrorNotice, ErrorScreen } from './routes/error-screen.tsx'
import { loadRoot } from './routes/root-data.ts'
import { RootSite, useCity, useIsCounted, usePageChanges, useStartsAtOnce } from './routes/root-site.tsx'
import { StructuredData } from './routes/structured/structured-data.tsx'
import { ViewBoundary } from './routes/view-boundary.tsx'
import { tellAlive, tellPage } from './ui/alive.ts'
import { lazyView } from './ui/lazy-view.tsx'
import { openNamedPlace } from './ui/named-place.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => loadRoot(request, context)

// Once the site is open, nobody fetches what it showed before.
const ClosedSite = lazyView('.gate-foot', async () => (await import('./routes/closed-site.tsx')).ClosedSite)

/** The data around the pages are loaded once: they change only with the language, and another language loads a new document. */
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: '/fonts/ibarra-basic-var.woff2', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: '/fonts/hanken-basic-var.woff2', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

/** The document around every page and every error: language, direction, city, and the scripts that wait. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation()
  const { locale } = parseAddress(pathname)
  const { direction, font } = LANGUAGES[locale]
  const city = useCity()
  const startsAtOnce = useStartsAtOnce()
  const isCounted = useIsCounted()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    tellAlive()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it says that the path is another one.
  useEffect(() => void tellPage(), [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address names its place.
  useEffect(openNamedPlace, [key])
  useHeadingFirst()
  return (
    <html lang={locale} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="theme-color" content="#FBF8F2" />
        <HeadScript />
        {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />}
        <Meta />
        <Links />
        <PageStyle />
      </head>
      <body data-city={city}>
        {children}
        <PaperStyle />
        <ScrollRestoration />
        <BodyScript startsAtOnce={startsAtOnce} counts={isCounted} />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { gate, comingSoon, year, preview } = loaderData
  const changes = usePageChanges()
  const { key } = useLocation()
  if (!gate.open) return <ClosedSite data={loaderData} page={comingSoon} year={year} />
  const site = (
    <EditingBoundary>
      <RootSite>
        <SkipLink />
        <PreviewTop preview={preview} changes={changes} compare={<CompareTop preview={preview} />} />
        <SiteHeader />
        <HoursToday />
        <main id="main" tabIndex={-1}>
          <ViewBoundary visit={key} instead={(error) => <ErrorNotice error={error} settings={loaderData.settings} />}>
            <Outlet />
          </ViewBoundary>
        </main>
        <SiteFooter>
          <TesterSignOut />
        </SiteFooter>
        <PhoneBar />
        <ReviewTop preview={preview} />
        <StructuredData />
      </RootSite>
    </EditingBoundary>
  )
  return marked(site, preview)
}

/** Marks in the site what the previewed branch changes; without a preview returns the site as it is. */
const marked = (site: ReactNode, preview: ListedPreview | undefined) =>
  preview?.branch ? <ChangedFields elsewhere={preview.elsewhere}>{site}</ChangedFields> : site

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root')
  if (root && !root.gate.open) return <ClosedSite data={root} page={root.comingSoon} year={root.year} />
  // An error may come from the editing itself, so its screen does without it. A missing page has another cause.
  if (!isRouteErrorResponse(error)) return <ErrorScreen error={error} data={root} />
  return (
    <EditingBoundary>
      <EditedErrorScreen error={error} data={root} />
    </EditingBoundary>
  )
}

/** The error screen, with a header and a footer that follow the editor's typing. */
function EditedErrorScreen({ error, data }: ComponentProps<typeof ErrorScreen>) {
  const settings = useLiveView()?.settings
  return marked(<ErrorScreen error={error} data={data && settings ? { ...data, settings } : data} />, data?.preview)
}
