import type { Sent } from './attempt.ts'

/** What editors see on the thank-you page, where nobody has sent anything. */
export const SAMPLE: Omit<Sent, 'form'> = { reference: 'K7MQ-X3EV', location: 'London', date: '2030-03-12', time: '10:30 AM' }
export const SAMPLE_NAME = 'Margaret'
