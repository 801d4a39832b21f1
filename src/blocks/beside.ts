import type { AnyBlock } from '../content/types.ts'
import { nameOf } from './name-of.ts'

const FORMS = ['ContactForm', 'AppointmentForm']
const SMALL = ['ClinicCards', 'Panel']

/** A section in its place, with the small ones that stand beside it. `index` is its place in the editor's list. */
export type Placed = { block: AnyBlock; index: number; aside: Placed[] }

/** Tells whether a section is made to stand beside a form. */
export const isSmall = (block: AnyBlock) => SMALL.includes(nameOf(block))

/** Panels and cards that follow a form stand beside it: `[hero, form, panel, panel, maps]` => hero, form with two, maps. */
export function placeBeside(blocks: AnyBlock[]): Placed[] {
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
