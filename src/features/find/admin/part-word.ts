import { inWords } from '../../../admin/said-by-server/in-words'
import { PARTS } from './words/parts-of-pages'

/** Returns what a part of pages is called, in the language of the staff: `'the footer'` => `'页脚'` */
export const partWord = inWords(PARTS)
