import type { Collection } from 'tinacms'
import { SLUG } from '../../src/model/patterns.ts'
import { emptyTranslations } from '../../src/model/start.ts'
import { pageBlocks } from '../blocks/all'
import { CITIES } from '../fields/catalogue'
import { examplesShown } from '../fields/examples-shown'
import { filenameFrom } from '../fields/filename'
import { otherNames } from '../fields/other-names'
import { seo } from '../fields/seo'
import { choice, line, richText, toggle } from '../fields/text'
import { translated } from '../fields/translated'
import { visible } from '../fields/visible'

/** A page made of sections; its slug is its address. */
export const page: Collection = {
  name: 'page',
  label: 'Pages',
  path: 'content/page',
  format: 'json',
  defaultItem: () => ({ seo: emptyTranslations(), ...emptyTranslations() }),
  ui: {
    filename: filenameFrom('title', 'The name of the file: only small letters, digits and -. The address is the field Address.'),
    router: ({ document }) =>
      `/${((document as unknown as { slug?: string }).slug ?? document._sys.breadcrumbs.join('/')).replace(/^home$/, '')}`,
  },
  fields: [
    ...translated(
      [
        line('title', 'Title', 'In the browser tab and the breadcrumb.', { isTitle: true, required: true }),
        otherNames,
        richText('body', 'Text', 'For simple pages: shown before the sections.'),
      ],
      [
        line('slug', 'Address', 'After the first /, such as about or london/facial. The home page is home.', {
          required: true,
          shape: SLUG,
        }),
        visible,
        choice('city', 'City', 'Colours, engraving and phone number of one clinic.', CITIES),
        toggle('noindex', 'Hide from search engines', 'Also leaves the page out of the sitemap.'),
      ],
    ),
    {
      type: 'object',
      list: true,
      name: 'blocks',
      label: 'Sections',
      description: 'The sections of the page, in this order.',
      templates: pageBlocks,
      ui: { visualSelector: true },
    } as never,
    examplesShown,
    seo,
  ],
}
