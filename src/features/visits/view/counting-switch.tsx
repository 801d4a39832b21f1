import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useBase } from '../../../components/links/use-base.ts'
import { useSite } from '../../../content/site.ts'
import { COUNTED, objects } from '../rules/objection.ts'
import { OBJECTION } from '../rules/visit.ts'

type Choice = 'yes' | 'no' | 'signal'

/** Returns what this browser has chosen: for all sites by a signal, or for this one. */
const chosen = (): Choice => {
  if (navigator.globalPrivacyControl === true || navigator.doNotTrack === '1') return 'signal'
  return objects(document.cookie) ? 'no' : 'yes'
}

/** Returns the choice, and before any script runs what the server has just kept, which the address says; nothing where neither is known. */
function useChoice(): Choice | undefined {
  const { search } = useLocation()
  const kept = new URLSearchParams(search).get(COUNTED)
  const told = kept === 'yes' || kept === 'no' ? kept : undefined
  return useSyncExternalStore<Choice | undefined>(
    () => () => {},
    chosen,
    () => told,
  )
}

/** The switch by which a visitor objects to being counted, or takes that back: a plain form, which works without script. */
export function CountingSwitch() {
  const { t } = useTranslation()
  const { isStatic } = useSite()
  const { pathname } = useLocation()
  const base = useBase()
  const choice = useChoice()
  if (isStatic) return <p className="prose">{t('counting.nobody')}</p>
  return (
    <form method="post" action={OBJECTION} className="mt-6">
      <p role="status" className="font-medium text-ink">
        {choice && t(`counting.state.${choice}`)}
      </p>
      <input type="hidden" name="page" value={base + pathname} />
      <div className="btns mt-4">
        <button type="submit" name="choice" value="object" className="btn btn-p">
          {t('counting.object')}
        </button>
        <button type="submit" name="choice" value="count" className="btn btn-s">
          {t('counting.count')}
        </button>
      </div>
    </form>
  )
}
