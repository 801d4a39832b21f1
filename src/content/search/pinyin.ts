import { pinyin } from 'pinyin-pro'
import { isHan } from './letters.ts'

const AS_TYPED = { toneType: 'none', type: 'array', nonZh: 'removed' } as const

/**
 * Returns how a Chinese text is typed in Latin letters, whole and by its initials: `'激光脱毛'` => `'jiguangtuomao jgtm'`; `''` for any
 * other text. Only the server makes these: browsers get the letters.
 */
export function keysOf(text: string): string {
  if (!isHan(text)) return ''
  return `${pinyin(text, AS_TYPED).join('')} ${pinyin(text, { ...AS_TYPED, pattern: 'first' }).join('')}`.replaceAll('ü', 'v')
}
