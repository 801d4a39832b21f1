import type { Finding } from '../finding.ts'

/** The kinds of advertising, as headings for the findings; some say what to do. See CAP Code, rule 12.12. */
const SUBJECTS = {
  named: 'Words that advertise a prescription-only medicine. Offer the consultation instead',
  information: 'Words that name such a medicine on its own page. Facts may stand there, praise and offers may not',
  price: 'Prices beside treatments that may be prescription-only. Price the consultation',
  effect: 'Promises of effect of such a treatment',
  offers: 'Offers and badges that promote such a treatment',
}

/** Returns the parts of a finding about medicines that don't depend on its place. */
export const against = (
  subject: keyof typeof SUBJECTS,
  level: Finding['level'],
  message: string,
): Pick<Finding, 'kind' | 'level' | 'message' | 'subject'> => ({ kind: 'medicines', level, message, subject: SUBJECTS[subject] })
