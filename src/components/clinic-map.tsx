import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { City, Clinic } from '../content/types.ts'
import { Text } from './text.tsx'

const STORAGE_KEY = 'maps'

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
  if (!mapEmbed) return null
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
        <iframe className="bg" src={mapEmbed} title={t('map.title', { clinic: clinic.city })} loading="lazy" referrerPolicy="no-referrer" />
        <button type="button" className="btn btn-p relative m-4" onClick={hide}>
          {t('map.stop')}
        </button>
      </div>
    )
  return (
    <div className="map" data-city={city}>
      <img className="bg" src={`/media/maps/map-${city}.svg`} alt="" loading="lazy" width={800} height={500} />
      <MapPin />
      <div className="map-c">
        <p className="h4 font-display text-ink">{address ?? <Text of={clinic} field="address" />}</p>
        <p>{t('map.text')}</p>
        <div className="btns">
          <button type="button" className="btn btn-p" data-js onClick={show}>
            {t('map.load')}
          </button>
        </div>
        <label className="check mt-1">
          <input type="checkbox" checked={keep} onChange={(event) => setKeep(event.target.checked)} />
          <span>{t('map.remember')}</span>
        </label>
      </div>
    </div>
  )
}

/** The pin on a drawn map, in the accent of the city. */
function MapPin() {
  return (
    <svg className="pin" viewBox="0 0 44 54" aria-hidden="true">
      <path fill="currentColor" d="M22 54S42 35 42 21A20 20 0 0 0 2 21c0 14 20 33 20 33Z" />
      <circle cx="22" cy="21" r="7.5" fill="#FBF8F2" />
    </svg>
  )
}
