import { roomWords } from '../../../src/admin/i18n/room-words'

/** What the box for a link in a text says. */
export const word = roomWords(
  'rich-text',
  {
    change: 'Change',
    remove: 'Remove the link',
    text: 'Words of the link',
    leadsTo: 'Leads to',
    close: 'Close',
  },
  {
    change: '更改',
    remove: '移除链接',
    text: '链接文字',
    leadsTo: '指向',
    close: '关闭',
  },
)
