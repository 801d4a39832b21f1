import type { Collection } from 'tinacms'
import { FIRST_CITY } from '../../src/model/clinics.ts'
import { emptyTranslations } from '../../src/model/start.ts'
import { CITIES } from '../fields/catalogue'
import { day } from '../fields/day'
import { examplesShown } from '../fields/examples-shown'
import { filenameFrom } from '../fields/filename'
import { choice, line, paragraph, toggle } from '../fields/text'
import { translated } from '../fields/translated'

/** Clients' reviews. */
export const testimonial: Collection = {
  name: 'testimonial',
  label: 'Reviews',
  path: 'content/testimonial',
  format: 'json',
  defaultItem: () => ({ rating: 5, location: FIRST_CITY, ...emptyTranslations() }),
  ui: {
    filename: filenameFrom('name', 'Only small letters, digits and -. Visitors never see it.'),
    router: ({ document }) => `/${(document as unknown as { location?: string }).location ?? FIRST_CITY}`,
  },
  fields: translated(
    [
      line('name', 'Name', 'First name and initial.', { isTitle: true, required: true }),
      paragraph('content', 'Review', 'In the words of the client.', { required: true }),
      line('treatment', 'Treatment', 'What the client had.'),
    ],
    [
      {
        type: 'number',
        name: 'rating',
        label: 'Stars',
        description: 'From 1 to 5.',
        required: true,
        ui: { range: [1, 5] } as never,
      },
      choice('location', 'Clinic', 'On which city page it shows.', CITIES, { required: true }),
      toggle('featured', 'Featured', 'Shown first.'),
      choice('source', 'Source', 'Where the client wrote it. Shown under the review.', {
        clinic: 'To the clinic, after the appointment',
        google: 'Google',
        trustpilot: 'Trustpilot',
        sample: 'Nowhere: it is a sample',
      }),
      day('written', 'Written on', 'Shown under the review.'),
      choice(
        'given',
        'Given for it',
        'Whether the client got anything for it. Shown under the review; where nothing is chosen, nothing is claimed.',
        {
          nothing: 'Nothing',
          discount: 'A discount',
          treatment: 'A treatment',
        },
      ),
      examplesShown,
    ],
  ),
}
