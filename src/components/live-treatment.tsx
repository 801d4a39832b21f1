import { useTranslation } from 'react-i18next'
import type { LiveSource } from '../content/cms/live-client.ts'
import type { Treatment } from '../content/types.ts'
import { LiveContent } from './live-content.tsx'
import { useLiveTreatment } from './use-live-treatment.ts'

/** The place of a treatment that the browser asks for: a spinner, then the treatment, or what went wrong. */
export function LiveTreatment({ source, known }: { source: LiveSource; known: Treatment }) {
  const { t } = useTranslation()
  const { state, retry } = useLiveTreatment(source)
  return (
    <section className="live" aria-busy={state.status === 'loading'}>
      <div aria-live="polite">
        {state.status === 'loading' && (
          <p className="wrap live-wait">
            <span className="spin" aria-hidden="true" />
            {t('live.loading')}
          </p>
        )}
        {state.status === 'failed' && (
          <div className="wrap live-failed">
            <h2 className="h2">{t('live.failed')}</h2>
            <p className="ltr" lang={state.message ? 'en' : undefined}>
              {state.message || t('live.noMessage')}
            </p>
            <button type="button" className="btn btn-s" onClick={retry}>
              {t('actions.tryAgain')}
            </button>
          </div>
        )}
      </div>
      {state.status === 'loaded' && <LiveContent treatment={state.treatment} />}
      {/* Who has no script reads what the server knew. */}
      <noscript>
        <LiveContent treatment={known} />
      </noscript>
    </section>
  )
}
