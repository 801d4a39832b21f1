import { useTranslation } from 'react-i18next'
import type { Light } from '../../content/clinic/light.ts'
import { useSite } from '../../content/site.ts'
import type { City } from '../../model/clinics.ts'

/** The wall, in the units of the drawing. */
const [WIDTH, HEIGHT] = [640, 400]

/** Panes of a sash window, drawn by hand. */
const PANES =
  'M205 28l107 2-1 107-107-1zM328 30l107-1 1 108-109-1zM205 147l107 1-1 106-107-1zM327 148l109-1-2 107-106-1zM204 269l107 1 1 106-108-1zM328 270l107 1-1 105-108 1z'
const BARS = 'M312 30h16v347h-16zM205 136l231 1v11H205zM204 254l231 1v14H204z'

/** Where a branch and a plant stand on the wall. */
const BRANCH = { x: 190, y: -90, width: 400, height: 570 }
const PLANT = { x: 120, y: -30, width: 400, height: 500 }

/** Where the window's picture lies on the wall; the attribute takes no `skew` about the middle. */
const transformOf = ({ shift: [x, y], skew, rake, long }: Light) =>
  `translate(${Math.round(x * WIDTH + WIDTH / 2)} ${Math.round(y * HEIGHT + HEIGHT / 2)}) skewY(${rake}) skewX(${skew}) scale(1 ${long}) translate(-${WIDTH / 2} -${HEIGHT / 2})`

/**
 * A bare wall of a clinic in the light of the hour: the sun that is over the clinic now throws its window and a branch on it;
 * after closing there is a lamp. A plant can stand in the branch's place: `shadow` is the address of its shadow. The policy of
 * the site allows no styles in elements, so the drawing has attributes.
 */
export function LitWall({ city, shadow }: { city: City; shadow?: string }) {
  const { clock } = useSite()
  const light = clock?.light[city]
  if (!light) return null
  const { state, soft, strength, dim, tint } = light
  return (
    <div className="lit-wall" data-sun={state} aria-hidden="true">
      <img src={`/light/${city}.webp`} alt="" width="900" height="562" loading="lazy" decoding="async" />
      <svg className="sun" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" data-soft={soft}>
        <g transform={transformOf(light)} fill={tint} opacity={strength * 0.66}>
          <path d={PANES} />
          <path d={BARS} opacity=".3" />
        </g>
      </svg>
      <svg className="cast" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" data-soft={soft}>
        <image
          href={shadow ?? `/light/${city}.svg`}
          {...(shadow ? PLANT : BRANCH)}
          transform={transformOf(light)}
          opacity={0.4 + strength * (shadow ? 0.3 : 0.16)}
        />
      </svg>
      <svg className="room" viewBox="0 0 1 1" preserveAspectRatio="none">
        <rect width="1" height="1" fillOpacity={dim} />
      </svg>
    </div>
  )
}

/**
 * Such a wall with what light it shows in words below: `Morning light in London`. Pages on a host without a server say nothing
 * of the hour, which would stand still there. `wall` is the class of the box around it.
 */
export function LitFigure({
  city,
  shadow,
  wall,
  field,
  className,
}: {
  city: City
  shadow?: string
  wall?: string
  field?: string
  className: string
}) {
  const { t } = useTranslation()
  const { clock, isStatic } = useSite()
  const state = clock?.light[city]?.state
  if (!state) return null
  return (
    <figure className={className} data-tina-field={field}>
      <div className={wall}>
        <LitWall city={city} shadow={shadow} />
      </div>
      {!isStatic && <figcaption className="plate-no">{t(`light.${state}`, { city: t(`city.${city}`) })}</figcaption>}
    </figure>
  )
}
