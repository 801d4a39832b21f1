import type { TinaField } from 'tinacms'
import type { HABITS } from '../../src/features/herbarium/rules/habits/all.ts'
import { SeedField } from '../admin/engravings/seed-field'
import { group } from './group'
import { choice, toggle } from './text'

const number = (name: string, label: string, description: string): TinaField => ({ type: 'number', name, label, description })

/** What editors read of each plant. The compiler asks for a plant that grows and is not named here. */
const PLANTS = {
  rosa: 'Dog rose',
  camellia: 'Camellia',
  anemone: 'Anemone',
  magnolia: 'Magnolia',
  poppy: 'Poppy',
  lily: 'Lily',
  umbel: 'Allium',
  fuchsia: 'Fuchsia',
  hypericum: 'Saint John’s wort',
  thistle: 'Thistle',
  fern: 'Fern',
  eucalypt: 'Eucalypt',
  laurel: 'Laurel',
  ivy: 'Ivy',
  bough: 'Sawn bough',
  birch: 'Birch',
  pine: 'Pine',
} satisfies Record<keyof typeof HABITS, string>

/** The engraving of a treatment. It is grown from what the treatment is; these fields steer it. */
export const engraving = group('engraving', 'Engraving', 'The plant beside the text and on the card, grown from what the treatment is.', [
  number('number', 'Plate number', 'Printed under the engraving. Given once: a new treatment takes the next free number.'),
  number('sessions', 'Sessions of a course', 'As many petals, stamens or leaves, from 1 to 9. Not shown as a number. Empty: 3.'),
  choice('plant', 'Plant', 'Empty: one of those of the category, by the treatment’s name.', PLANTS),
  {
    ...number('seed', 'Seed', 'Another seed grows another plant of the same kind. Empty: by the treatment’s name.'),
    ui: { component: SeedField },
  } as unknown as TinaField,
  toggle(
    'shadow',
    'Its shadow between the texts',
    'Shows the shadow of the plant in the light of this hour; the photograph is then not shown. Not where a photograph stands at the top.',
  ),
  toggle('photograph', 'A photograph in its place', 'Shows the picture of the top instead of the engraving.'),
])
