import { staffLanguage } from '../../../src/admin/i18n/staff-language'
import { fieldWord } from './field-word'

/** What can be wrong with a value, to be read after its label, as `src/model/validate` says it. */
const CHINESE: [english: RegExp, chinese: string][] = [
  [/^must not be empty$/, '不能为空'],
  [/^must be from (\S+) to (\S+)$/, '必须在 $1 到 $2 之间'],
  [/^is not one of the choices$/, '不在可选项之中'],
  [/^has a link that leads to a script$/, '含有指向脚本的链接'],
  [/^must not be empty: say from when until when$/, '不能为空：请填写起止时间'],
  [/^must not be empty where a day begins$/, '不能为空：已填写开始时间'],
  [/^has no beginning: say from when$/, '缺少开始时间'],
  [/^must be later than (\S+)$/, '必须晚于 $1'],
  [/^has (.+) twice: keep one$/, '中“$1”出现了两次，请只保留一个'],
  [/^is of an unknown kind$/, '的类型未知'],
]

/** Returns what is wrong with a value in the language of the staff. `'must not be empty'` => `'不能为空'` */
export function complaintWord(english: string): string {
  if (staffLanguage === 'en') return english
  const [known, chinese] = CHINESE.find(([one]) => one.test(english)) ?? []
  return known && chinese ? english.replace(known, chinese) : fieldWord(english)
}
