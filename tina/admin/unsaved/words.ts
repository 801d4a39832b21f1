import { roomWords } from '../../../src/admin/i18n/room-words'

/** Words about what was typed and not saved. */
export const word = roomWords(
  'unsaved',
  {
    title: 'Unsaved changes',
    unsaved: 'You have unsaved changes to “{{name}}” from {{time}}.',
    first: 'It begins with {{place}}: “{{words}}”.',
    firstEmptied: 'It begins with {{place}}, which was emptied.',
    otherTab: 'Typed in another tab or window.',
    newest: 'The newest of them.',
    savedSince: 'It was saved by somebody since then; what they changed stays.',
    clashes: 'Both of you changed {{places}}: there yours comes back.',
    ownClashes: 'You have changed {{places}} here since then, too: there the earlier text comes back.',
    restore: 'Restore',
    discard: 'Discard',
  },
  {
    title: '未保存的更改',
    unsaved: '您对“{{name}}”有未保存的更改（{{time}}）。',
    first: '首先是 {{place}}：“{{words}}”。',
    firstEmptied: '首先是 {{place}}，已被清空。',
    otherTab: '在另一个标签页或窗口中输入。',
    newest: '其中最新的一份。',
    savedSince: '此后有人保存过；对方的更改会保留。',
    clashes: '你们都更改了 {{places}}：这些地方会恢复您的内容。',
    ownClashes: '此后您在这里也更改了 {{places}}：这些地方会恢复为之前的内容。',
    restore: '恢复',
    discard: '放弃',
  },
)
