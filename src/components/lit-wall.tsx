import type { Light } from '../content/clinic/light.ts'
import { useSite } from '../content/site.ts'
import type { City } from '../content/types.ts'

/** The wall, in the units of the drawing. */
const [WIDTH, HEIGHT] = [640, 400]

/** Panes of a sash window, drawn by hand. */
const PANES =
  'M205 28l107 2-1 107-107-1zM328 30l107-1 1 108-109-1zM205 147l107 1-1 106-107-1zM327 148l109-1-2 107-106-1zM204 269l107 1 1 106-108-1zM328 270l107 1-1 105-108 1z'
const BARS = 'M312 30h16v347h-16zM205 136l231 1v11H205zM204 254l231 1v14H204z'

/** Where the window's picture lies on the wall; the attribute takes no `skew` about the middle. */
const transformOf = ({ shift: [x, y], skew, rake, long }: Light) =>
  `translate(${Math.round(x * WIDTH + WIDTH / 2)} ${Math.round(y * HEIGHT + HEIGHT / 2)}) skewY(${rake}) skewX(${skew}) scale(1 ${long}) translate(-${WIDTH / 2} -${HEIGHT / 2})`

/**
 * A bare wall of a clinic in the light of the hour: the sun that is over the clinic now throws its window and a branch on it;
 * after closing there is a lamp. The policy of the site allows no styles in elements, so the drawing has attributes.
 */
export function LitWall({ city }: { city: City }) {
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
          href={`/light/${city}.svg`}
          x="190"
          y="-90"
          width="400"
          height="570"
          transform={transformOf(light)}
          opacity={0.16 + strength * 0.42}
        />
      </svg>
      <svg className="room" viewBox="0 0 1 1" preserveAspectRatio="none">
        <rect width="1" height="1" fillOpacity={dim} />
      </svg>
    </div>
  )
}
