import type { AnyBlock } from '../content/types.ts'
import { Changed } from '../features/preview/view/changed.tsx'
import { BlockBoundary } from './block-boundary.tsx'
import { nameOf } from './name-of.ts'
import { viewOf } from './registry.tsx'

/** Sections of a page, in the editor's order. One that fails takes only itself down. */
export function Sections({ blocks }: { blocks: AnyBlock[] | undefined }) {
  return placeBeside(blocks ?? []).map((placed) => {
    if (!isSmall(placed.block)) return section(placed)
    return (
      <div className="wrap sec-s" key={placed.index}>
        {section(placed)}
      </div>
    )
  })
}

function section({ block, index, aside }: Placed) {
  const View = viewOf(block)
  // The position is the identity of a section: it has no other, and its text may change while it is edited.
  const key = `${nameOf(block)}-${index}`
  if (View === undefined) return import.meta.env.DEV ? <p key={key}>Unknown section: {nameOf(block)}</p> : null
  if (View === null) return null
  return (
    <BlockBoundary key={key} name={nameOf(block)}>
      <Changed of={block}>
        <View block={block} aside={aside.length > 0 ? aside.map(section) : undefined} />
      </Changed>
    </BlockBoundary>
  )
}

const FORMS = ['ContactForm', 'AppointmentForm']
const SMALL = ['ClinicCards', 'Panel']

/** A section in its place, with the small ones that stand beside it. `index` is its place in the editor's list. */
type Placed = { block: AnyBlock; index: number; aside: Placed[] }

/** Tells whether a section is made to stand beside a form. */
const isSmall = (block: AnyBlock) => SMALL.includes(nameOf(block))

/** Panels and cards that follow a form stand beside it: `[hero, form, panel, panel, maps]` => hero, form with two, maps. */
function placeBeside(blocks: AnyBlock[]): Placed[] {
  const placed: Placed[] = []
  let form: Placed | undefined
  for (const [index, block] of blocks.entries()) {
    const one = { block, index, aside: [] }
    if (form && isSmall(block)) {
      form.aside.push(one)
      continue
    }
    form = FORMS.includes(nameOf(block)) ? one : undefined
    placed.push(one)
  }
  return placed
}
