import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clinicTime } from '../../content/clinic/clinic-time.ts'
import { nowBy } from '../../content/clinic/clock.ts'
import { clinicsOf } from '../../content/clinic/contact.ts'
import { type OpenState, openState } from '../../content/clinic/hours.ts'
import { useSite } from '../../content/site.ts'
import type { Clinic } from '../../content/types.ts'
import { dateLocale, type Locale } from '../../model/languages.ts'

const MINUTE_MS = 60_000

/**
 * Returns whether a clinic is open, by its own clock: first as the server said, then computed anew each minute while
 * the page stays open.
 */
function useOpenState(clinic: Clinic): OpenState | undefined {
  const { settings, clock } = useSite()
  const city = clinicsOf(settings).find((one) => one.clinic.id === clinic.id)?.city
  const [state, setState] = useState(city && clock?.opening[city])
  useEffect(() => {
    const look = () => setState(openState(clinic, clinicTime(nowBy(clock))))
    look()
    const timer = setInterval(look, MINUTE_MS)
    return () => clearInterval(timer)
  }, [clinic, clock])
  return state
}

/** `('2027-01-04', 'en')` => `'4 January'` */
const dayAndMonth = (date: string, locale: Locale) =>
  new Intl.DateTimeFormat(dateLocale(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date))

/** `Open now · Closes at 18:00`, or `Closed now · Opens on Monday at 9:00`. Nothing where no hours are known. */
export function OpenNow({ clinic }: { clinic: Clinic }) {
  const { t } = useTranslation()
  const { locale } = useSite()
  const state = useOpenState(clinic)
  if (!state || !clinic.openingHours?.length) return null
  const { opens, inDays = 0, day = 1, date = '' } = state.open ? {} : state
  const when = inDays === 0 ? 'opensToday' : inDays === 1 ? 'opensTomorrow' : 'opensOn'
  // In a week the name of a day is that of two.
  const dayName = inDays < 7 ? t(`days.d${day as 1}`) : dayAndMonth(date, locale)
  return (
    <span className={state.open ? 'open-now is-open' : 'open-now'}>
      <b>{t(state.open ? 'opening.open' : 'opening.closed')}</b>
      {state.open && <span>{t('opening.closes', { time: state.closes })}</span>}
      {opens && <span>{t(`opening.${when}`, { time: opens, day: dayName })}</span>}
    </span>
  )
}
