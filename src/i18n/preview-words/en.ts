import { inEachLocale, LANGUAGES } from '../../model/languages.ts'

/**
 * The words about a branch that only testers read, in English. The server puts them into the page: visitors' browsers
 * don't download them.
 */
const en = {
  groups: {
    page: 'Pages',
    treatment: 'Treatments',
    faq: 'Questions',
    teamMember: 'Team',
    testimonial: 'Reviews',
    siteSettings: 'Settings',
    pictures: 'Pictures',
    other: 'Other files',
  },
  settings: 'Settings: on every page',
  languages: inEachLocale((locale) => LANGUAGES[locale].englishName),
  unseen: {
    title: 'Title in the browser tab and the trail',
    address: 'Address of the page',
    city: 'Clinic of the page: colours and phone number',
    noindex: 'Hidden from search engines, or no longer',
    searchTitle: 'Title for search engines',
    searchDescription: 'Description for search engines',
    otherNames: 'Other names that search finds',
    category: 'Category, and with it the address',
    clinics: 'At which clinics it is offered',
    visibility: 'Visibility: listed, unlisted or unpublished',
    concerns: 'Concerns that visitors filter by',
    comingSoon: 'Coming soon',
    live: 'How the page asks for its text',
    noOffers: 'Whether it shows the offers',
    engraving: 'Its engraving',
    sharedSections: 'Whether the shared sections show',
    sharedPicture: 'Picture for shared links',
    card: 'Card on the lists of treatments',
    translationState: 'Which translations are ready',
    look: 'How a section looks',
    hiddenSection: 'A section that is hidden',
    alt: 'Alternative text of a picture',
    linkAddress: 'Where a link leads',
    cards: 'What a list shows',
    clinic: 'Which clinic a section is about',
    film: 'Film',
    map: 'Map',
    afterForm: 'What visitors read after sending a form',
    internal: 'Notes that only editors see',
    sectionLink: 'Where a part stands in the address',
    confirmed: 'What a clinician has confirmed',
    order: 'Years of experience, which order the team',
    brand: 'Name of the group',
    header: 'Word beside the logo',
    greeting: 'Beginning of a WhatsApp message',
    clinicFacts: 'Facts of the clinics: address, hours, phone and others',
    contactInfo: 'Phone numbers and e-mail addresses',
    social: 'Social networks and WhatsApp',
    letters: 'E-mail after a form',
    bookingUrl: 'Address of the booking site',
    menus: 'Menus',
    footer: 'Footer',
    redirects: 'Moved addresses',
    less: 'Something has been taken out',
    untranslated: 'A translation that visitors don’t read yet',
    unreadable: 'The document is broken and can’t be shown',
  },
  newer: { text: 'There is a newer version of this branch.', link: 'Show it' },
  problems: 'What can’t be shown as it stands',
  deployment: { code: 'code', schema: 'the fields of the editor (schema)', packages: 'packages', public: 'other public files' },
}

export default en

/** The same words in any language. */
export type PreviewWords = typeof en
