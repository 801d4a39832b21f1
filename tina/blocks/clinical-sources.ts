import { WEB } from '../../src/model/patterns.ts'
import { groups } from '../fields/group'
import { line } from '../fields/text'
import { translated } from '../fields/translated'
import { block } from './block'

export const clinicalSources = block(
  'clinicalSources',
  'Sources and review',
  'What the clinical parts rest on, with dates, and which clinician reviewed them.',
  'Treatment pages, after the clinical parts.',
  translated(
    [
      line('heading', 'Heading', 'Plain words for what stands below: Sources and review.', { required: true }),
      line('reviewer', 'Reviewer', 'Name and role of the clinician who reviews the page.'),
      line('reviewed', 'Reviewed on', 'The date. Visitors see it only when each clinical part of the page is confirmed.'),
    ],
    [
      groups('works', 'Sources', 'In their own language, as they are titled.', 'title', [
        line('title', 'Title', 'As the source has it.', { required: true }),
        line('published', 'Publisher and date', 'Such as NHS, reviewed 2023.', { required: true }),
        line('href', 'Address', 'Where it can be read.', { shape: WEB }),
      ]),
    ],
  ),
)
