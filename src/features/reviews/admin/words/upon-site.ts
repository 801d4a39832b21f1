import { roomWords } from '../../../../admin/i18n/room-words'

/** What the desk says of a draft beside the site as it is. */
export const word = roomWords(
  'uponSite',
  {
    texts: 'Word by word',
    noText: 'The draft changes no text that stands on the site.',
    report: 'What the content report finds because of it',
    noFinding: 'Nothing that is not found on the site, too.',
    error: 'Has to be put right',
    warning: 'To look at',
    meanwhile: 'What changed on the site since',
    meanwhileNone: 'Nothing else changed.',
    meanwhileKept: 'It stays as it is there when the draft is published.',
    clash_one: '{{count}} text was changed here and there: whoever publishes chooses which stays.',
    clash_other: '{{count}} texts were changed here and there: whoever publishes chooses which stays.',
    reading: 'Comparing with the site…',
  },
  {
    texts: '逐字对比',
    noText: '此草稿没有更改网站上的任何文字。',
    report: '内容报告因此草稿发现的问题',
    noFinding: '没有网站上尚不存在的新问题。',
    error: '需要改正',
    warning: '值得留意',
    meanwhile: '此后网站上的更改',
    meanwhileNone: '没有其他更改。',
    meanwhileKept: '发布草稿时，这些更改会予以保留。',
    clash_other: '{{count}} 处文字在草稿和网站上都有更改：由发布的人选择保留哪一个。',
    reading: '正在与网站对比…',
  },
)
