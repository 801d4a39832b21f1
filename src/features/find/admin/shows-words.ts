import type { ShownFact } from '../rules/shows.ts'

export const LABELS: Record<ShownFact['kind'], string> = { address: 'Address', phone: 'Phone', email: 'E-mail', hours: 'Opening hours' }

/** What the settings say of where a fact shows. */
export const WORDS = {
  group: 'The group',
  change: (what: string) => `Change: ${what}`,
  shows: 'Shows on:',
  nowhere: 'Shows nowhere at present.',
}
