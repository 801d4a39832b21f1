import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Clinic } from '../../content/types.ts'
import type { City } from '../../model/clinics.ts'
import { readLink } from '../../model/href.ts'
import { withoutPipe } from '../../model/pipe.ts'
import { Text } from '../text/text.tsx'

const STORAGE_KEY = 'maps'
const ADDRESS = 'h4 font-display text-ink'

const remembered = () => {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'true'
  } catch {
    return false
  }
}

const remember = (choice: boolean) => {
  try {
    if (choice) localStorage.setItem(STORAGE_KEY, 'true')
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

type Props = { city: City; clinic: Clinic; address?: ReactNode; mapEmbed?: string }

/**
 * A drawn map with the address. The third party's map is loaded only when the visitor asks for it.
 * `address` and `mapEmbed` are those of another reading of where the clinic is.
 */
export function ClinicMap({ city, clinic, address, mapEmbed = clinic.mapEmbed }: Props) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const [keep, setKeep] = useState(false)
  useEffect(() => setShown(remembered()), [])
  if (readLink(mapEmbed)?.kind !== 'web') return null
  const show = () => {
    remember(keep)
    setShown(true)
  }
  const hide = () => {
    remember(false)
    setShown(false)
  }
  if (shown)
    return (
      <div className="map" data-city={city}>
        <iframe
          className="bg"
          src={mapEmbed}
          title={t('map.title', { clinic: withoutPipe(clinic.city) })}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
        <button type="button" className="btn btn-p relative m-4" onClick={hide}>
          {t('map.stop')}
        </button>
      </div>
    )
  return (
    <div className="map" data-city={city}>
      <img className="bg" src={`/media/maps/map-${city}.svg`} alt="" loading="lazy" width={800} height={500} />
      <i className="pin" aria-hidden="true" />
      <div className="map-c">
        {address ? <p className={ADDRESS}>{address}</p> : <Text of={clinic} field="address" as="p" className={ADDRESS} />}
        <p>{t('map.text')}</p>
        <button type="button" className="btn btn-p" data-js onClick={show}>
          {t('map.load')}
        </button>
        <label className="check mt-1">
          <input type="checkbox" checked={keep} onChange={(event) => setKeep(event.target.checked)} />
          {t('map.remember')}
        </label>
      </div>
    </div>
  )
}
