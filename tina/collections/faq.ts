import type { Collection } from 'tinacms'
import { PATH } from '../../src/model/patterns.ts'
import { emptyTranslations } from '../../src/model/start.ts'
import { examplesShown } from '../fields/examples-shown'
import { fact } from '../fields/fact'
import { filenameFrom } from '../fields/filename'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'

/** A question and its answer; pages choose which questions they show. */
export const faq: Collection = {
  name: 'faq',
  label: 'Questions',
  path: 'content/faq',
  format: 'json',
  defaultItem: emptyTranslations,
  ui: {
    filename: filenameFrom('question', 'Only small letters, digits and -. Visitors never see it.'),
    router: ({ document }) => (document as unknown as { page?: string }).page || '/',
  },
  fields: translated(
    [
      line('question', 'Question', 'As a client would ask it.', { isTitle: true, required: true }),
      paragraph('answer', 'Answer', 'Two or three sentences.', { required: true }),
    ],
    [
      line('category', 'Category', 'Which page it belongs to, such as home or london.'),
      fact,
      line('page', 'Opens on', 'Address of the page where the editor sees it, such as /london.', { shape: PATH }),
      examplesShown,
    ],
  ),
}
