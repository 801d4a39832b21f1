import type { Collection } from 'tinacms'
import { emptyTranslations } from '../../src/model/start.ts'
import { CITIES } from '../fields/catalogue'
import { examplesShown } from '../fields/examples-shown'
import { filenameFrom } from '../fields/filename'
import { focus } from '../fields/focus'
import { choice, line, lines, paragraph } from '../fields/text'
import { translated } from '../fields/translated'

/** A member of the team: on the about page, and on the doctors page if it lists this person. */
export const teamMember: Collection = {
  name: 'teamMember',
  label: 'Team',
  path: 'content/teamMember',
  format: 'json',
  defaultItem: emptyTranslations,
  ui: { filename: filenameFrom('name', 'Only small letters, digits and -. Visitors never see it.'), router: () => '/about' },
  fields: translated(
    [
      line('name', 'Name', 'As the person writes it.', { isTitle: true, required: true }),
      line('title', 'Title', 'Under the name on the doctors page.'),
      paragraph('description', 'Description', 'One or two sentences on the about page.'),
      line('specialty', 'Specialty', 'The main field.'),
      lines('specialties', 'Specialties', 'On the doctors page.'),
      line('registration', 'Registration', 'The number in the register of the profession, such as GMC 1234567.'),
      lines('qualifications', 'Qualifications', 'On the doctors page.'),
      lines('training', 'Training', 'Courses for what this person treats.'),
      line('experience', 'Experience', 'Such as 15 years.'),
      paragraph('bio', 'Biography', 'On the doctors page.'),
      lines('languages', 'Languages', 'Spoken with clients.'),
      line('alt', 'Alternative text', 'What the picture shows.', { required: true }),
    ],
    [
      line(
        'role',
        'Role',
        'Aesthetic Doctor, Senior Aesthetic Practitioner, Aesthetic Practitioner, Client Relations or Nurse Prescriber: these are translated. Any other is shown as it is.',
        { required: true },
      ),
      choice('gender', 'Form of the role', 'For languages in which a role has two forms, such as Arabic.', {
        feminine: 'Feminine',
        masculine: 'Masculine',
      }),
      {
        type: 'image',
        name: 'image',
        label: 'Portrait',
        description: 'Four to five. A drawn placeholder until there is a photograph.',
        required: true,
      },
      focus('image'),
      choice('location', 'Clinic', 'Where this person works.', CITIES),
      { type: 'number', name: 'yearsExperience', label: 'Years of experience', description: 'As a number, for sorting.' },
      examplesShown,
    ],
  ),
}
