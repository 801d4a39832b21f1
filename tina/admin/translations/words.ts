import { roomWords } from '../../../src/admin/i18n/room-words'

/** Words around translations. */
export const word = roomWords(
  'translations',
  {
    alsoToLookAt: 'Also to look at',
    noEnglish: 'No English yet',
    language: 'Language',
    languages: 'Languages',
    toLookAt: '{{number}} to look at, here and in the panels below',
    missing: 'Not translated: visitors read the English',
    stale: 'The English has changed since',
    same: 'Same as the English',
    acceptStale: 'Still right',
    acceptSame: 'Right as it is',
    textsIn: 'Texts in {{language}}',
    shared: 'English, and what all languages share',
    visitorsRead: 'Visitors read this page in {{language}}',
    waiting: 'They read the English, with a note, until you switch this on and save: nothing below shows yet.',
  },
  {
    alsoToLookAt: '还需检查',
    noEnglish: '尚无英文',
    language: '语言',
    languages: '语言',
    toLookAt: '此处及下级面板中有 {{number}} 处需要检查',
    missing: '未翻译：访客看到英文',
    stale: '英文已有更改',
    same: '与英文相同',
    acceptStale: '仍然正确',
    acceptSame: '无需翻译',
    textsIn: '{{language}}文字',
    shared: '英文，以及所有语言共用的内容',
    visitorsRead: '访客以{{language}}阅读此页面',
    waiting: '在您开启此项并保存之前，访客看到的是英文和一条说明，以下内容还不会显示。',
  },
)
