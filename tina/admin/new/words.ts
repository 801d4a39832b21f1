import type { KindName } from './kinds'

/** What the screen says of each kind: its name, what its first field asks, the button, and who sees it afterwards. */
export const WORDS: Record<KindName, { label: string; asks: string; hint: string; make: string; after: string }> = {
  page: {
    label: 'Page',
    asks: 'Name of the page',
    hint: 'Its title and its first heading, such as Gift vouchers.',
    make: 'Make the page',
    after: 'It opens with example sections. Only you and your colleagues see it, until you choose Visible: Published in its form and save.',
  },
  treatment: {
    label: 'Treatment',
    asks: 'Name of the treatment',
    hint: 'As menus and listings name it, such as HydraFacial.',
    make: 'Make the treatment',
    after:
      'It opens with examples. Only you and your colleagues see it, until you choose Visible: Listed in its form and save; then it stands in the listings of its clinics. Unlisted: only search finds it.',
  },
  faq: {
    label: 'Question',
    asks: 'The question',
    hint: 'As a client would ask it.',
    make: 'Make the question',
    after: 'It opens with an example answer. Visitors see it once a page has it in its section Questions.',
  },
  teamMember: {
    label: 'Team member',
    asks: 'Name of the person',
    hint: 'As the person writes it.',
    make: 'Add the person',
    after: 'It opens with a drawn picture in place of the portrait. Where a page shows the whole team, visitors see the person at once.',
  },
  testimonial: {
    label: 'Review',
    asks: 'Name of the client',
    hint: 'First name and initial, such as Amara K.',
    make: 'Make the review',
    after: 'It opens with an example text. Visitors see it once a page has it in its section Reviews.',
  },
}

/** The roles that the site translates; any other is shown as it is written. */
export const ROLES = ['Aesthetic Doctor', 'Senior Aesthetic Practitioner', 'Aesthetic Practitioner', 'Nurse Prescriber', 'Client Relations']
