import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askLive, type LiveSource } from '../../content/cms/live-client.ts'
import { useSite } from '../../content/site.ts'
import type { RawTreatment, Treatment } from '../../content/types.ts'
import { followLinks } from '../../content/view/links.ts'
import { localise } from '../../content/view/localise.ts'
import type { Addresses } from '../../model/links.ts'
import { Figures } from '../../ui/figures.tsx'
import { inLanguage, Text } from '../text/text.tsx'
import { TreatmentBody } from './treatment-body.tsx'
import { TreatmentDetails } from './treatment-details.tsx'

/** Whom to ask, and where the links in the answer lead. */
type LinkedSource = LiveSource & { addresses: Addresses }

/** The place of a treatment that the browser asks for: a spinner, then the treatment, or what went wrong. */
export function LiveTreatment({ source, known }: { source: LinkedSource; known: Treatment }) {
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

/** The text of a live page, which the browser has asked for: the hero's texts, its description line by line, and the details. */
function LiveContent({ treatment }: { treatment: Treatment }) {
  const { hero } = treatment
  return (
    <>
      {hero && (
        <div className="wrap live-text">
          <Text of={hero} field="tagline" as="p" className="tagline" />
          <Text of={hero} field="title" as="h2" className="h2" />
          <Text of={hero} field="subtitle" as="p" className="subtitle h3" />
          <div className="lead prose" {...inLanguage(hero, 'description')}>
            {flatten(hero.description)
              .split('\n')
              .map((line) => (
                <p key={line}>
                  <Figures text={line} />
                </p>
              ))}
          </div>
        </div>
      )}
      <TreatmentBody treatment={treatment}>
        <TreatmentDetails treatment={treatment} />
      </TreatmentBody>
    </>
  )
}

type State = { status: 'loading' } | { status: 'loaded'; treatment: Treatment } | { status: 'failed'; message: string }

/** Asks the content service for a treatment when the page is opened, and again when `retry` is called. */
function useLiveTreatment(source: LinkedSource): { state: State; retry: () => void } {
  const { locale } = useSite()
  const [state, setState] = useState<State>({ status: 'loading' })
  const attempt = useRef(0)
  const ask = useCallback(async () => {
    attempt.current += 1
    const mine = attempt.current
    const settle = (next: State) => mine === attempt.current && setState(next)
    setState({ status: 'loading' })
    try {
      const { treatment } = await askLive<{ treatment: RawTreatment }>(source)
      settle({ status: 'loaded', treatment: followLinks(localise(treatment, locale), source.addresses) })
    } catch (error) {
      settle({ status: 'failed', message: error instanceof Error ? error.message : '' })
    }
  }, [source, locale])
  useEffect(() => {
    void ask()
    return () => {
      attempt.current += 1
    }
  }, [ask])
  return { state, retry: ask }
}

type Node = { type?: string; text?: string; children?: Node[] }

const textOf = (node: Node): string => (node.children ? node.children.map(textOf).join('') : (node.text ?? ''))

/** Returns rich text as plain text, one line a paragraph: two paragraphs, the first with a bold word => `'One bold.\nTwo.'` */
export const flatten = (richText: unknown): string =>
  ((richText as Node | undefined)?.children ?? [])
    .map((node) => textOf(node).trim())
    .filter(Boolean)
    .join('\n')
