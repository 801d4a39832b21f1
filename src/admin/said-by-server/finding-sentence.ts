import { inWords } from './in-words'
import { FINDINGS } from './words/findings'

/** Returns what a finding says, or what it is about, in the language of the staff. */
export const findingSentence = inWords(FINDINGS)
