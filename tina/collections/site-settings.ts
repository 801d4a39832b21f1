import type { Collection, TinaField } from 'tinacms'
import { MOVED, PATH, POINT, WEB } from '../../src/model/patterns.ts'
import { emptyTranslations } from '../../src/model/start.ts'
import { CATEGORIES, CITIES } from '../fields/catalogue'
import { examplesShown } from '../fields/examples-shown'
import { group, groups, neededGroup } from '../fields/group'
import { exceptions, openingHours } from '../fields/hours'
import { links, place } from '../fields/link'
import { bindings, shared } from '../fields/shared'
import { choice, line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'

const clinic = (name: string, label: string): TinaField =>
  neededGroup(
    name,
    label,
    `The clinic in ${label}.`,
    translated(
      [
        line('city', 'City', 'Name of the city.', { required: true }),
        paragraph('address', 'Address', 'As shown in the footer and the locations block.', {
          required: true,
          fact: 'address',
          clinic: name,
        }),
        paragraph('parking', 'Parking', 'How to arrive by car.'),
        line('regulator', 'Regulator', 'The body that regulates this clinic.'),
      ],
      [
        { type: 'number', name: 'id', label: 'Number', description: 'London is 1, Edinburgh is 2.', required: true },
        shared(line('phone', 'Phone', 'As visitors read it.', { required: true })),
        shared(line('email', 'E-mail', 'Empty: not shown.')),
        line('mapEmbed', 'Map', 'Address of the embedded map; directions are made from it.', { shape: WEB }),
        line('point', 'Point on the map', 'Latitude and longitude, as a map gives them: 51.5194, -0.1483. Search engines are told.', {
          shape: POINT,
        }),
        openingHours(name),
        exceptions,
      ],
    ),
  )

const menuItem = translated(
  [
    line('label', 'Label', 'Empty for a treatment: the name on its card.'),
    line('badge', 'Badge', 'Such as Client favourite. Empty: none.'),
  ],
  [place('href', 'Leads to', 'A treatment or a page. The entry disappears while that is unpublished.', { required: true })],
)

const numbers: TinaField[] = [
  shared(line('primaryPhone', 'First phone', 'Used where a page has no city. Empty: the London number.')),
  shared(line('secondaryPhone', 'Second phone', 'Shown beside the first.')),
  shared(line('primaryEmail', 'General e-mail', 'For questions.')),
  shared(line('secondaryEmail', 'Bookings e-mail', 'For appointments.')),
]

/** The settings that every page shares: clinics, menus, footer, links to other services. */
export const siteSettings: Collection = {
  name: 'siteSettings',
  label: 'Settings',
  path: 'content/siteSettings',
  format: 'json',
  defaultItem: emptyTranslations,
  ui: { router: () => '/', global: true, allowedActions: { create: false, delete: false } },
  fields: [
    ...translated([
      line('brand', 'Brand', 'Name of the group.', { required: true, isTitle: true }),
      line('sector', 'Sector', 'The word beside the logo.'),
      line('description', 'Description', 'For search engines, where a page has none.'),
      paragraph('footerText', 'Footer: text', 'The sentence at the start of the footer.'),
      line('regulated', 'Footer: regulator', 'Beside the mark in the footer.'),
      line('copyright', 'Footer: copyright', 'The last line.'),
      line('offer', 'WhatsApp greeting', 'What the message begins with. {page} is the page the visitor was on.'),
    ]),
    neededGroup(
      'contact',
      'Clinics',
      'Both clinics.',
      Object.entries(CITIES).map(([city, label]) => clinic(city, label)),
    ),
    group('contactInfo', 'Numbers and addresses', 'Blank ones are hidden.', [...numbers, ...bindings(numbers)]),
    group('social', 'Social', 'Empty ones are hidden.', [
      line('instagram', 'Instagram', 'Address of the profile.', { shape: WEB }),
      line('facebook', 'Facebook', 'Address of the page.', { shape: WEB }),
      line('youtube', 'YouTube', 'Address of the channel.', { shape: WEB }),
      line('whatsapp', 'WhatsApp', 'Address of the chat.', { shape: WEB }),
    ]),
    group(
      'enquiries',
      'E-mail after a form',
      'The e-mail that confirms an enquiry to the visitor; what the page says is in Pages, Thank you. {name}, {reference}, {clinic} and {phone} are filled in; a part in square brackets with {name} in it is left out where what was typed doesn’t look like a name.',
      translated([
        line('subject', 'Subject', 'Such as We have received your enquiry ({reference}).', { required: true }),
        line('greeting', 'Greeting', 'The first line, such as Hello[ {name}],', { required: true }),
        paragraph('messageText', 'After a message', 'For the contact form.', { required: true }),
        paragraph('requestText', 'After a request', 'For an appointment that is asked for, and not confirmed.', { required: true }),
        paragraph('ending', 'Ending', 'Above the name of the group.', { required: true }),
      ]),
    ),
    line('bookingUrl', 'Booking site', 'Where Book Now leads, in a new tab.', { required: true, shape: WEB }),
    groups(
      'navigation',
      'Navigation',
      'The header beside the two city menus. The first stands before them.',
      'label',
      translated(
        [line('label', 'Label', 'In the header and the mobile menu.', { required: true })],
        [
          place('href', 'Leads to', 'A page, or an address. Empty: it only opens its links.'),
          links('links', 'Links', 'A small menu under the label. Empty: a plain link.'),
        ],
      ),
    ),
    groups('menus', 'City menus', 'One for each city.', 'name', [
      ...translated(
        [
          line('name', 'Name', 'In the header, such as London Treatments.', { required: true }),
          line('featuredTitle', 'Featured: heading', 'Such as Our Specialities.'),
        ],
        [
          choice('city', 'City', 'Colour of the menu, and which treatments it may list.', CITIES, { required: true }),
          groups('featured', 'Featured', 'London seven, Edinburgh eight; the first has a badge.', 'href', menuItem),
          groups(
            'categories',
            'Categories',
            'Three lists.',
            'title',
            translated(
              [
                line('title', 'Title', 'Above the list.', { required: true }),
                line('seeAll', 'See all', 'The last link of the list.', { required: true }),
              ],
              [
                place('href', 'Leads to', 'The listing.', { required: true }),
                groups('items', 'Items', 'In this order.', 'href', menuItem),
                choice('category', 'Discipline', 'Which treatments may fill the list up.', CATEGORIES),
                {
                  type: 'number',
                  name: 'fill',
                  label: 'Fill up to',
                  description:
                    'After the items above, other listed treatments of the discipline and city, until there are so many. Empty: none.',
                },
              ],
            ),
          ),
          links('foot', 'Last line', 'Under the lists, such as the page of the city.'),
        ],
      ),
    ]),
    groups(
      'footer',
      'Footer columns',
      'Lists of links.',
      'title',
      translated([line('title', 'Title', 'Above the list.', { required: true })], [links('links', 'Links', 'In this order.')]),
    ),
    links('legal', 'Legal links', 'Privacy, terms, cookies.'),
    groups('redirects', 'Moved addresses', 'Whoever asks for the old address is sent to the new one, in the same language.', 'from', [
      line('from', 'Old address', 'Without a language, such as /edinburgh/fillers.', { required: true, shape: PATH }),
      line('to', 'New address', 'A page of this site, such as /procedures/injectables/dermal-filler.', { required: true, shape: MOVED }),
    ]),
    examplesShown,
  ],
}
