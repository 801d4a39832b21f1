import type { TinaField } from 'tinacms'
import { choice } from './text'

/** Whether visitors see a page. Where nothing is chosen they do, and the form says so. */
export const visible: TinaField = {
  ...choice(
    'visibility',
    'Visible',
    'Unpublished: you see the page here, visitors read that it is gone, and no menu or search engine leads to it.',
    { published: 'Published', unpublished: 'Unpublished' },
  ),
  ui: { component: 'select', format: (value?: string) => value || 'published' },
} as TinaField
