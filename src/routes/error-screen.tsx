import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation } from 'react-router-dom'
import { PhoneBar } from '../components/frame/phone-bar.tsx'
import { SiteFooter } from '../components/frame/site-footer.tsx'
import { SiteHeader } from '../components/frame/site-header.tsx'
import { SkipLink } from '../components/frame/skip-link.tsx'
import { PhoneLink } from '../components/links/phone-link.tsx'
import { SmartLink } from '../components/links/smart-link.tsx'
import { useBase } from '../components/links/use-base.ts'
import { SearchForm } from '../components/search/search-form.tsx'
import type { Names } from '../content/site.ts'
import { SiteProvider } from '../content/site.ts'
import type { Settings } from '../content/types.ts'
import type { GateState } from '../features/gate/rules/flag.ts'
import { GateProvider } from '../features/gate/view/gate.ts'
import { TesterSignOut } from '../features/gate/view/sign-out.tsx'
import type { ListedPreview } from '../features/preview/rules/list-preview.ts'
import { PreviewTop } from '../features/preview/view/top.tsx'
import { CompareTop } from '../features/reviews/view/compare/top.tsx'
import { parseAddress } from '../i18n/addresses.ts'
import type { City } from '../model/clinics.ts'
import { Icon } from '../ui/icon.tsx'

type Props = { error: unknown; data: { settings: Settings; names: Names; gate: GateState; preview?: ListedPreview } | undefined }

/** A page that is not there is shown in the colours of this city. */
const MISSING_IN: City = 'edinburgh'

/** Unknown and removed pages, and everything that went wrong, in the site's look and the visitor's language. */
export function ErrorScreen({ error, data }: Props) {
  const { t } = useTranslation()
  const { locale, path } = parseAddress(useLocation().pathname)
  const title = t(titleOf(statusOf(error)))
  const screen = (
    <main id="main" tabIndex={-1}>
      <ErrorNotice error={error} settings={data?.settings} />
    </main>
  )
  if (!data) return screen
  return (
    <GateProvider value={data.gate}>
      <SiteProvider value={{ locale, path, title, settings: data.settings, names: data.names, cards: [], trail: [] }}>
        <SkipLink />
        <PreviewTop preview={data.preview} compare={<CompareTop preview={data.preview} />} />
        <SiteHeader />
        {screen}
        <SiteFooter>
          <TesterSignOut />
        </SiteFooter>
        <PhoneBar />
      </SiteProvider>
    </GateProvider>
  )
}

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500)
const titleOf = (status: number) => (status === 404 ? 'notFound.title' : status === 410 ? 'gone.title' : 'error.title')

/** What went wrong, and the ways on. `settings` are missing where the site's own data could not be had. */
export function ErrorNotice({ error, settings }: { error: unknown; settings: Settings | undefined }) {
  const { t } = useTranslation()
  const status = statusOf(error)
  const missing = status === 404 || status === 410
  // Who may no longer see what is open here is told so by the server, with a way on.
  useEffect(() => {
    if (status === 401) location.reload()
  }, [status])
  const title = t(titleOf(status))
  return (
    <>
      <title>{settings ? `${title} | ${settings.brand}` : title}</title>
      <meta name="robots" content="noindex" />
      <section className={missing ? 'lost' : 'lost rose'} data-city={missing ? MISSING_IN : undefined}>
        <div className={`art ${missing ? 'art-down' : 'art-loose'}`} aria-hidden="true" />
        <div className="hero-panel lost-p">
          <p className="meta">{status}</p>
          <h1 className="h1">{title}</h1>
          <p className="lead">{t(status === 404 ? 'notFound.text' : status === 410 ? 'gone.text' : 'error.text')}</p>
          {settings && missing && <SearchForm className="mt-7" />}
          {settings && <Ways missing={missing} />}
          {!missing && (
            <details className="error-details">
              <summary>{t('error.details')}</summary>
              <p className="ltr">
                {isRouteErrorResponse(error)
                  ? `${error.status} ${error.statusText}`
                  : import.meta.env.DEV && error instanceof Error
                    ? error.stack
                    : status}
              </p>
            </details>
          )}
        </div>
      </section>
    </>
  )
}

function Ways({ missing }: { missing: boolean }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const base = useBase()
  return (
    <div className="btns">
      {missing ? (
        <SmartLink className="btn btn-p" href="/">
          {t('actions.backHome')}
        </SmartLink>
      ) : (
        <a className="btn btn-p" href={base + pathname}>
          {t('actions.tryAgain')}
        </a>
      )}
      <SmartLink className="lnk" href="/book-treatment">
        {t('actions.bookAppointment')}
        <Icon name="forward" />
      </SmartLink>
      <PhoneLink />
    </div>
  )
}
