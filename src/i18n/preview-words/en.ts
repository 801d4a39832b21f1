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
    depth: 'How deep it works',
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
    examples: 'Whether example texts are shown',
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
  future: {
    titlePast: 'The site by the clocks of {{date}}, London time',
    past: 'This time has passed: you see the texts and pictures of today’s site.',
    wrong:
      'The clinics’ clocks never show the time in this address: you see today’s site. Write a day and a time, such as 2026-12-24T09:00.',
    first:
      'This time comes twice that day, when clocks go back. You see the first, in summer time; for the second, write +00:00 behind the time in ?at=.',
    second:
      'This time comes twice that day, when clocks go back. You see the second, +00:00; for the first, write +01:00 behind the time in ?at=.',
    label: 'The site at another time',
    title: 'The site as it will be on {{date}}, London time',
    begun: 'Public by then: {{names}}',
    ended: 'Taken back by then: {{names}}',
    none: 'No draft is due by then.',
    left: 'Would not go out as it stands: {{names}}',
    other: 'Another time',
    show: 'Show',
    exit: 'Back to now',
  },
}

export default en

/** The same words in any language. */
export type PreviewWords = typeof en
