import type { TinaField } from 'tinacms'
import { EXAMPLES_SHOWN } from '../../src/model/examples.ts'
import { ExamplesShownField } from '../admin/examples/shown-field'
import { toggle } from './text'

/** The switch that shows example texts to visitors as they are: of a section, or of a document outside its sections. */
export const examplesShown = {
  ...toggle(
    EXAMPLES_SHOWN,
    'Show the example texts as they are',
    'Something here is still an example. Visitors don’t see it, nor the section that it stands in, until it is changed or this is ticked.',
  ),
  ui: { component: ExamplesShownField },
} as unknown as TinaField
