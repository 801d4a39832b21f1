import { choice } from './text'

/** The facts that several places of the site may state; the content report compares the places that state the same. */
const FACTS = {
  reviews: 'Stars and number of reviews',
  'treatments-a-month': 'Treatments a month',
  satisfaction: 'Satisfaction or retention of clients',
  clients: 'Number of clients',
  experience: 'Years of experience, or since when',
  'combined-years': 'Years of all practitioners together',
  staff: 'Number of practitioners or doctors',
  clinics: 'Number of clinics',
  'price-level': 'Price level',
  offers: 'Offers',
  hours: 'Opening hours',
}

/** The field that names the fact which the texts beside it state. */
export const fact = choice(
  'fact',
  'States',
  'Which fact this states, so that the content report can compare the places. Empty: none.',
  FACTS,
)
