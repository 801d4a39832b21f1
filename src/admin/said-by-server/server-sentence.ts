import { ADDRESS, DATE, PATH, SLUG, TIME, WEB } from '../../model/patterns.ts'
import { fieldWord } from '../field-words/field-word'
import { COMPLAINTS } from '../field-words/zh-CN/complaints'
import { inWords } from './in-words'
import { ACCOUNTS } from './words/accounts'
import { DRAFTS } from './words/drafts'
import { PICTURES } from './words/pictures'
import { REVIEWS } from './words/reviews'
import { SAVING } from './words/saving'

const PATTERNS = [ADDRESS, WEB, PATH, SLUG, DATE, TIME].map(({ patternMessage }) => [patternMessage, fieldWord(patternMessage)])

/** What is wrong with a value, behind the place where it stands. */
const misfits = Object.fromEntries(
  [...Object.entries(COMPLAINTS), ...PATTERNS].map(([english, chinese]) => [`{{where}} ${english}`, `{{where}}${chinese}`]),
)

/**
 * Returns what the server answers, in the language of the staff. `'Nothing was saved: Address must not be empty'` =>
 * `'没有保存任何内容：地址不能为空'`
 */
export const serverSentence = inWords({ ...misfits, ...SAVING, ...DRAFTS, ...REVIEWS, ...PICTURES, ...ACCOUNTS })
