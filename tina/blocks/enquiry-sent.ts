import { groups } from '../fields/group'
import { links } from '../fields/link'
import { choice, line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

/** The section that visitors read after a form: once for each form, and once for whoever opens the page without having sent one. */
export const enquirySent = block(
  'enquirySent',
  'After a form',
  'What a visitor reads once a form was sent: thanks, what happens next, and the phone.',
  'Thank-you page. Here in the editor all of them show, with a sample enquiry; a visitor sees the one that fits.',
  translated(
    [
      line('kicker', 'Kicker', KICKER),
      line('heading', 'Heading', `${HEADING} {name} is the first name; what stands in [ ] is left out where it is not known.`, {
        required: true,
      }),
      paragraph('lead', 'Text', 'Under the heading: what was received, and what is not settled yet.'),
      line('nextHeading', 'Next steps: heading', 'Above the steps, such as What happens next.'),
      paragraph('phoneNote', 'Phone: note', "Above the clinic's phone number, for those who would rather talk."),
    ],
    [
      choice(
        'after',
        'Shown',
        'Who sees this section.',
        { contact: 'After a message', appointment: 'After an appointment request', nothing: 'When nothing was sent' },
        { required: true },
      ),
      groups(
        'steps',
        'Next steps',
        'Numbered. Empty: none.',
        'title',
        translated([line('title', 'Title', 'A few words.', { required: true }), paragraph('text', 'Text', 'One sentence.')]),
      ),
      links('links', 'Buttons', 'The first is the button, the others are links beside it.'),
    ],
  ),
)
