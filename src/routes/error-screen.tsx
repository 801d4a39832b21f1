import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation } from 'react-router-dom'
import { PhoneBar } from '../components/phone-bar.tsx'
import { PhoneNumber } from '../components/phone-number.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { SiteFooter } from '../components/site-footer.tsx'
import { SiteHeader } from '../components/site-header.tsx'
import { SkipLink } from '../components/skip-link.tsx'
import { SmartLink } from '../components/smart-link.tsx'
import { useBase } from '../components/use-base.ts'
import { phoneOf, telephoneLink } from '../content/clinic/contact.ts'
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
import { Icon } from '../ui/icon.tsx'

type Props = { error: unknown; data: { settings: Settings; names: Names; gate: GateState; preview?: ListedPreview } | undefined }

/** Unknown and removed pages, and everything that went wrong, in the site's look and the visitor's language. */
export function ErrorScreen({ error, data }: Props) {
  const { t } = useTranslation()
  const { locale, path } = parseAddress(useLocation().pathname)
  const status = isRouteErrorResponse(error) ? error.status : 500
  const missing = status === 404 || status === 410
  const title = t(status === 404 ? 'notFound.title' : status === 410 ? 'gone.title' : 'error.title')
  const screen = (
    <main id="main" tabIndex={-1}>
      <title>{data ? `${title} | ${data.settings.brand}` : title}</title>
      <meta name="robots" content="noindex" />
      <section className={missing ? 'lost' : 'lost rose'} data-city={missing ? 'edinburgh' : undefined}>
        <div className={`art ${missing ? 'art-down' : 'art-loose'}`} aria-hidden="true" />
        <div className="hero-panel lost-p">
          <p className="meta">{status}</p>
          <h1 className="h1">{title}</h1>
          <p className="lead">{t(status === 404 ? 'notFound.text' : status === 410 ? 'gone.text' : 'error.text')}</p>
          {data && missing && <SearchForm className="mt-7" />}
          {data && <Ways settings={data.settings} missing={missing} />}
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

function Ways({ settings, missing }: { settings: Settings; missing: boolean }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const base = useBase()
  const phone = phoneOf(settings)
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
      {phone && (
        <a className="lnk" href={telephoneLink(phone)}>
          <Icon name="phone" />
          <PhoneNumber />
        </a>
      )}
    </div>
  )
}
