import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useField } from '../../content/field.ts'
import type { ZoneShown } from '../../content/view/zones.ts'
import { zonePath } from '../../model/fixed-addresses.ts'
import type { BodySide, Zone } from '../../model/zones.ts'
import { SmartLink } from '../links/smart-link.tsx'

/** Where the light falls before somebody points. */
const FIRST: Record<BodySide, Zone> = { face: 'cheek', back: 'shoulders' }

type Props = { side: BodySide; zones: ZoneShown[]; at?: Zone; ledger(zone: ZoneShown, className: string): ReactNode }

/**
 * A shadow on a bare wall with its places as links beside it, each with a point on the picture. The light goes to the place that is
 * pointed at or has the focus, else to `at`; beside the picture stands the `ledger` of that place. Style alone does it.
 */
export function Shadow({ side, zones, at, ledger }: Props) {
  const { t } = useTranslation()
  const here = zones.find(({ zone }) => zone === at) ?? zones.find(({ zone }) => zone === FIRST[side]) ?? zones[0]
  return (
    <nav className="silhouette" aria-label={t(`shadow.${side}`)} data-side={side} data-at={here?.zone}>
      <div className="silhouette-wall">
        <img src="/light/london.webp" alt="" width="900" height="562" loading="lazy" decoding="async" />
      </div>
      {zones.map((shown) => (
        <Fragment key={shown.zone}>
          <SmartLink
            className="zone"
            href={zonePath(shown.zone)}
            data-zone={shown.zone}
            aria-current={shown.zone === at ? 'true' : undefined}
          >
            <ZoneName {...shown} />
          </SmartLink>
          {ledger(shown, shown === here ? 'zone-led here' : 'zone-led')}
        </Fragment>
      ))}
    </nav>
  )
}

/** The name of a place; in the editor and for testers with an element of its own, which the point on the picture is no part of. */
function ZoneName({ zone, item }: ZoneShown) {
  const { t } = useTranslation()
  const field = useField()(item, 'zone')
  const name = t(`shadow.zone.${zone}`)
  return field ? <span data-tina-field={field}>{name}</span> : name
}
