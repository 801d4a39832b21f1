import type { SentEnquiry } from './attempt.ts'

/** The enquiry that editors see on the thank-you page, because nobody has sent one. */
export const SAMPLE: Omit<SentEnquiry, 'form'> = { reference: 'K7MQ-X3EV', location: 'London', date: '2030-03-12', time: '10:30 AM' }
export const SAMPLE_NAME = 'Margaret'
