import { languageName } from '../../../admin/i18n/language-name'
import { roomWords } from '../../../admin/i18n/room-words'
import { staffLocale } from '../../../admin/i18n/staff-language'
import { namesOf } from '../../../admin/names'
import type { Other } from '../rules/presence.ts'

/** What is said of others who are here. */
export const word = roomWords(
  'presence',
  {
    thisPage: 'this page',
    quoted: '“{{title}}”',
    open_one: '{{names}} also has {{what}} open',
    open_other: '{{names}} also have {{what}} open',
    openIn: '{{open}}, in {{language}}',
    saved: '{{name}} saved changes to {{what}} {{ago}}.',
    savedAndJoined: '{{name}} saved changes to {{what}} {{ago}}: they are joined with yours when you save.',
    momentAgo: 'a moment ago',
    at: 'at {{time}}',
    show: 'Show them now',
    hide: 'Hide',
    notShown: 'Their changes could not be read. Try again; nothing of yours is lost.',
  },
  {
    thisPage: '此页面',
    quoted: '“{{title}}”',
    open_other: '{{names}}也打开了{{what}}',
    openIn: '{{open}}，正在编辑{{language}}',
    saved: '{{name}} {{ago}}保存了对{{what}}的更改。',
    savedAndJoined: '{{name}} {{ago}}保存了对{{what}}的更改：您保存时会与您的更改合并。',
    momentAgo: '刚刚',
    at: '于 {{time}} ',
    show: '立即显示',
    hide: '隐藏',
    notShown: '无法读取对方的更改。请重试；您的内容不会丢失。',
  },
)

const NAMED_AT_MOST = 2

/** Says who else has something open: `'Wei also has this page open, in Arabic'`. Of several people their languages are left out. */
export function alsoOpen(others: Other[], what = word('thisPage')): string {
  const [one, second] = others
  if (!one) return ''
  const names = namesOf(
    others.map(({ name }) => name),
    NAMED_AT_MOST,
    'morePeople',
  )
  const open = word('open', { names, what, count: others.length })
  return second || one.language === 'en' ? open : word('openIn', { open, language: languageName(one.language) })
}

/** Names a text that is no page of its own: `'“How long does it take?”'` */
export const quoted = (title: string) => word('quoted', { title })

/** When something happened, for somebody who looks at it now; both in milliseconds. */
const agoOf = (at: number, now: number) =>
  now - at < 60_000
    ? word('momentAgo')
    : word('at', { time: new Date(at).toLocaleTimeString(staffLocale, { hour: '2-digit', minute: '2-digit' }) })

/** Says that somebody else saved, and what becomes of one's own changes. */
export const savedSentence = (name: string, what: string, at: number, now: number, isUnsaved: boolean) =>
  word(isUnsaved ? 'savedAndJoined' : 'saved', { name, what, ago: agoOf(at, now) })
