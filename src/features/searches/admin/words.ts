import { roomWords } from '../../../admin/i18n/room-words'

/** The words of the screen of searches. */
export const word = roomWords(
  'searches',
  {
    title: 'Searches without result',
    about:
      'What visitors searched for and did not find, in the last {{days}} days. Give a page or treatment such a word under Other names, and it is found. Nothing of who searched is kept.',
    none: 'Every search found something.',
    day: 'Day',
    words: 'Words',
    language: 'Language',
    times: 'Times',
    again: 'Ask again',
  },
  {
    title: '没有结果的搜索',
    about: '最近 {{days}} 天内访客搜索过但没有找到的内容。把这样的词写进页面或项目的“其他叫法”，以后就能找到。不保留任何有关搜索者的信息。',
    none: '所有搜索都有结果。',
    day: '日期',
    words: '词语',
    language: '语言',
    times: '次数',
    again: '重新读取',
  },
)
