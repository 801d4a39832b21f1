import type { Damage } from '../../../model/content-state.ts'

const SHOWN = {
  earlier: 'its last good text is shown',
  rest: 'the rest of it is shown',
  nothing: 'it is not shown',
} as const satisfies Record<Damage['shown'], string>

/**
 * Says in a sentence what is wrong with a document:
 * `{ path: 'content/page/about.json', message: 'is not valid JSON (line 3)', … }` =>
 * `'content/page/about.json is not valid JSON (line 3); its last good text is shown.'`
 */
export const damageSentence = ({ path, message, shown }: Damage) => `${path} ${message}; ${SHOWN[shown]}.`
