import type { Collection, Template } from 'tinacms'
import { TRANSLATIONS } from '../../src/model/languages.ts'
import { emptyTranslations } from '../../src/model/start.ts'
import { benefitCards } from '../blocks/benefit-cards'
import { benefitsGrid } from '../blocks/benefits-grid'
import { clinicalPart } from '../blocks/clinical-part'
import { clinicalSources } from '../blocks/clinical-sources'
import { closingCall } from '../blocks/closing-call'
import { faq } from '../blocks/faq'
import { imageSection } from '../blocks/image-section'
import { linkRow } from '../blocks/link-row'
import { sharedSections } from '../blocks/shared-sections'
import { teasers } from '../blocks/teasers'
import { technology } from '../blocks/technology'
import { textSection } from '../blocks/text-section'
import { trustBanner } from '../blocks/trust-banner'
import { CATEGORIES, CITIES, CONCERNS, DEPTHS } from '../fields/catalogue'
import { engraving } from '../fields/engraving'
import { examplesShown } from '../fields/examples-shown'
import { filenameFrom } from '../fields/filename'
import { focus } from '../fields/focus'
import { group, neededGroup } from '../fields/group'
import { otherNames } from '../fields/other-names'
import { seo } from '../fields/seo'
import { shared } from '../fields/shared'
import { choice, line, lines, paragraph, richText, toggle } from '../fields/text'
import { translated } from '../fields/translated'

const templates: Template[] = [
  textSection,
  clinicalPart,
  clinicalSources,
  imageSection,
  trustBanner,
  benefitCards,
  technology,
  benefitsGrid,
  closingCall,
  linkRow,
  sharedSections,
  faq,
  teasers,
]

const STATES = { ready: 'Translated', toBeTranslated: 'To be translated: visitors read the English, with a note' }

/** A treatment: its own page, its card on the listings, and what search finds. */
export const treatment: Collection = {
  name: 'treatment',
  label: 'Treatments',
  path: 'content/treatment',
  format: 'json',
  defaultItem: () => ({
    category: 'facial',
    visibility: 'listed',
    cities: Object.keys(CITIES),
    card: emptyTranslations(),
    hero: emptyTranslations(),
    treatmentInfo: emptyTranslations(),
    seo: emptyTranslations(),
    ...emptyTranslations(),
  }),
  ui: {
    filename: filenameFrom('title', 'The last part of the address: only small letters, digits and -.'),
    router: ({ document }) =>
      `/procedures/${(document as unknown as { category?: string }).category ?? 'facial'}/${document._sys.filename}`,
  },
  fields: [
    ...translated(
      [
        line('title', 'Title', 'In the browser tab and the trail. Menus and listings take the name of the card.', {
          isTitle: true,
          required: true,
        }),
        paragraph('description', 'Description', 'One sentence for search and shared links.'),
        otherNames,
      ],
      [
        choice('category', 'Category', 'Decides the address: /procedures/category/name.', CATEGORIES, { required: true }),
        choice('cities', 'Clinics', 'Where it is offered.', CITIES, { list: true }),
        choice('location', 'Page of one clinic', 'Only for a page that speaks of one clinic: its colours and phone number.', CITIES),
        choice(
          'visibility',
          'Visible',
          'Unlisted: search finds it, listings leave it out. Unpublished: its address answers that it is gone.',
          { listed: 'Listed', unlisted: 'Unlisted', unpublished: 'Unpublished' },
          { required: true },
        ),
        choice('concerns', 'Concerns', 'Visitors filter by these.', CONCERNS, { list: true }),
        choice('depth', 'Depth', 'Where it works. Empty: neither, such as a test or vitamins.', DEPTHS),
        toggle('comingSoon', 'Coming soon', 'Marks the card and the details; the price of the details reads TBC.'),
        toggle('live', 'Ask the content service', 'The browser asks for the text of this page when it is opened.'),
        toggle('noOffers', 'No offers', 'Leaves the offers out of the shared sections: for prescription-only medicines.'),
      ],
    ),
    neededGroup(
      'card',
      'Card',
      'How the treatment shows on listings.',
      translated(
        [
          line('name', 'Name', 'The heading of the card.', { required: true }),
          paragraph('description', 'Description', 'One sentence.', { required: true }),
          shared(line('duration', 'Duration', 'Such as 45-60 min.')),
          shared(line('price', 'Price', 'Such as From £150.')),
          lines('benefits', 'Benefits', 'Four short bullets.'),
        ],
        [
          {
            type: 'image',
            name: 'image',
            label: 'Picture',
            description: 'What a link shared on social networks shows, if the top of the page has no picture.',
          },
        ],
      ),
    ),
    neededGroup(
      'hero',
      'Hero',
      'The top of the page.',
      translated(
        [
          line('tagline', 'Tagline', 'The short line above the title.'),
          line('title', 'Title', 'The large heading. A | sets the rest in the accent colour.', { required: true }),
          line('subtitle', 'Subtitle', 'Under the title.'),
          richText('description', 'Description', 'One or two paragraphs.'),
          line('button', 'Button', 'Empty: BOOK CONSULTATION.'),
          line('alt', 'Alternative text', 'What the picture shows.'),
        ],
        [
          { type: 'image', name: 'backgroundImage', label: 'Picture', description: 'Beside the text.' },
          focus('backgroundImage'),
          toggle('phone', 'Phone link', 'Shows the phone number beside the button.'),
        ],
      ),
    ),
    group(
      'treatmentInfo',
      'Treatment details',
      'Each is shown only when given.',
      translated([
        shared(line('duration', 'Duration', 'Treatment time.')),
        line('results', 'Results', 'When improvement shows.'),
        shared(line('price', 'Price', 'Starting price. This page states its own.')),
        lines('benefits', 'Key benefits', 'The list on the page.'),
      ]),
    ),
    engraving,
    {
      type: 'object',
      list: true,
      name: 'content',
      label: 'Sections',
      description: 'The sections of the page, in this order.',
      templates,
      ui: { visualSelector: true },
    } as never,
    group(
      'translationState',
      'State of the translations',
      'To be translated: the page shows English with a note and is left out of the sitemap in that language.',
      TRANSLATIONS.map(({ key, nativeName, englishName }) => choice(key, nativeName, `State of the ${englishName}.`, STATES)),
    ),
    examplesShown,
    seo,
  ],
}
