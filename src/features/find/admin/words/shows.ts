import { roomWords } from '../../../../admin/i18n/room-words'

/** What the settings say of where a fact shows. */
export const word = roomWords(
  'shows',
  {
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Opening hours',
    group: 'The group',
    change: 'Change: {{fact}}, {{clinic}}: {{value}}',
    shows: 'Shows on: [places]',
    nowhere: 'Shows nowhere at present.',
  },
  {
    address: '地址',
    phone: '电话',
    email: '电子邮箱',
    hours: '营业时间',
    group: '集团',
    change: '更改：{{clinic}}，{{fact}}：{{value}}',
    shows: '显示于：[places]',
    nowhere: '目前未在任何位置显示。',
  },
)
