/** The interface in English. What an editor may want to change is content, not here. */
const en = {
  skip: 'Skip to main content',
  home: 'Home',
  mainNavigation: 'Main',
  breadcrumb: 'You are here',
  menu: { open: 'Open menu', close: 'Close menu', title: 'Menu' },
  language: { choose: 'Choose language' },
  newTab: 'Opens in a new tab',
  actions: {
    book: 'Book Now',
    bookAppointment: 'Book Appointment',
    bookConsultation: 'BOOK CONSULTATION',
    bookTreatment: 'BOOK YOUR TREATMENT',
    call: 'Call',
    callClinic: 'Call {{clinic}}',
    whatsapp: 'WhatsApp',
    directions: 'Get Directions',
    tryAgain: 'Try again',
    backHome: 'Back to home',
    seeTreatment: 'See {{treatment}}',
  },
  contactBar: 'Book or contact us',
  film: { pause: 'Pause video', play: 'Play video' },
  gallery: { previous: 'Previous pictures', next: 'Next pictures', plate: 'Plate {{number}}', region: 'Gallery' },
  offers: { copy: 'Copy code {{code}}', copied: 'Copied' },
  clinic: { address: 'Address', phone: 'Phone', email: 'Email', hours: 'Hours', parking: 'Parking', regulator: 'Regulated by' },
  map: {
    title: 'Map of {{clinic}}',
    text: 'The map comes from Google Maps and is loaded only when you ask for it.',
    load: 'Load map',
    remember: 'Remember my choice on this device',
    stop: 'Stop showing maps',
  },
  treatment: {
    details: 'Treatment Details',
    duration: 'Duration',
    durationHint: 'Treatment time',
    results: 'Results',
    resultsHint: 'Visible improvement timeline',
    pricing: 'Pricing',
    pricingHint: 'Starting price',
    benefits: 'Key Benefits',
    comingSoon: 'COMING SOON',
    toBeTranslated: 'To be translated',
    toBeTranslatedText: 'This page is not available in your language yet. It is shown in English.',
    related: 'Related treatments',
    from: 'Starting price',
  },
  category: { facial: 'Facial', injectables: 'Injectables', body: 'Body', peels: 'Peels' },
  city: { london: 'London', edinburgh: 'Edinburgh' },
  listing: { onThisPage: 'On this page', count_one: '{{count}} treatment', count_other: '{{count}} treatments' },
  footer: { contact: 'Contact', social: 'Follow us', legal: 'Legal' },
  gate: {
    access: 'Staff/QA Access',
    password: 'Password',
    enter: 'Access Site',
    cancel: 'Cancel',
    signOut: 'Log out',
    wrong: 'Incorrect password. Please try again.',
    attempts: 'Too many attempts. Please wait a minute and try again.',
    failed: 'The server did not answer. Please try again.',
    rights: 'All rights reserved.',
    title: 'Staff and testers',
  },
  notFound: {
    title: 'Page not found',
    text: 'This address leads nowhere, or the page has moved.',
    code: 'Error 404',
  },
  gone: { title: 'This page has been removed', text: 'The treatment is no longer offered here.' },
  error: {
    title: 'Unexpected Application Error!',
    text: 'Something went wrong on our side. Please try again, or call us.',
    details: 'Details',
  },
}

export default en

type PluralForms = { count_zero?: string; count_two?: string; count_few?: string; count_many?: string }

/** The shape that every language has to fill; a language may have more plural forms than English. */
export type Resource = Omit<typeof en, 'listing'> & { listing: (typeof en)['listing'] & PluralForms }
