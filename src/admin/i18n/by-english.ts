import { addWords, type WordValues } from './room-words'

/**
 * Gives words that are known by their English, such as the labels of fields, in Chinese, and returns what looks one up: the English
 * itself where there is no other, or the desk is in English.
 */
export function wordsByEnglish(room: string, chinese: Record<string, string>): (english: string, values?: WordValues) => string {
  const look = addWords(room, { en: {}, 'zh-CN': chinese })
  return (english, values) => look(english, { ...values, defaultValue: english, keySeparator: false, nsSeparator: false })
}
