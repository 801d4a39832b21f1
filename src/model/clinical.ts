/** What a clinical part of a treatment's page is about, in the order of the template: what is kept, and what an editor reads. */
export const PARTS = {
  what: 'What it is: the device or product by its name',
  suits: 'Whom it suits, and whom not; the minimum age',
  visit: 'The appointment, minute by minute',
  feels: 'How it feels',
  recovery: 'Recovery, day by day',
  risks: 'What can go wrong, how often, and what to do at night',
  results: 'Results, and how long they last',
  cost: 'The whole course: its cost, and what it buys',
  who: 'Who does it',
} as const
export type ClinicalPartName = keyof typeof PARTS

/** How often something happens, from the most frequent on. */
export const OFTEN = {
  most: 'Most people',
  common: 'More than 1 in 100 people',
  uncommon: 'Between 1 in 100 and 1 in 1,000 people',
  rare: 'Fewer than 1 in 1,000 people',
  unknown: 'How often is not known',
} as const
export type Often = keyof typeof OFTEN

/** Whether a clinician has confirmed a part; one of which nothing is said counts as not confirmed. */
export const CHECKED = { needsClinician: 'Needs clinician', confirmed: 'Confirmed by a clinician' } as const

type Stated = { check?: unknown; hidden?: unknown }

/** Tells whether visitors see a part that no clinician has confirmed yet. */
export const needsClinician = ({ check, hidden }: Stated): boolean => hidden !== true && check !== 'confirmed'
