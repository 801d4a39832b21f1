import { staffLanguage } from '../i18n/staff-language'
import { sentences } from '../said-by-server/sentences'
import { fieldWord } from './field-word'
import { COMPLAINTS } from './zh-CN/complaints'

const look = sentences(COMPLAINTS, {})

/** Returns what is wrong with a value in the language of the staff. `'must not be empty'` => `'不能为空'` */
export const complaintWord = (english: string): string => (staffLanguage === 'en' ? english : (look(english) ?? fieldWord(english)))
