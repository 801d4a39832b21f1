import { useSite } from '../../content/site.ts'
import { type Flower, flowerOf } from '../../model/clinics.ts'

/** The name that the close view of an engraving has in its file, in the ink that goes with a flower. */
const VIEWS: Record<Flower, string> = { rose: 'focus', thistle: 'thistle' }

/** The close view of an engraving on a card, in the ink of the city that alone offers the treatment, or of the page's city. */
export function SmallPlate({ src, city, side = 96 }: { src: string; city?: string; side?: number }) {
  const { city: here } = useSite()
  const view = VIEWS[flowerOf(city ?? here)]
  return <img className="plate-s" src={`${src}#${view}`} alt="" width={side} height={side} loading="lazy" decoding="async" />
}
