import { roomWords } from '../../../../admin/i18n/room-words'
import { KINDS } from '../../rules/finding.ts'

/** The headings of the findings by their kinds. */
export const kindWord = roomWords('finding-kinds', KINDS, {
  form: '无法正常读取的内容',
  required: '未填写的必填项',
  examples: '尚未替换的示例文字',
  links: '链接和网址',
  references: '对其他内容的引用',
  pictures: '图片',
  medicines: '处方药广告',
  facts: '网站上说法不一致的信息',
  prices: '前后不一致的价格',
  words: '承诺过多或说明不足的措辞',
  search: '供搜索引擎使用的标题和描述',
  stale: '英文已更改的译文',
  translations: '缺失或未完成的译文',
})

/** What the content report says. */
export const word = roomWords(
  'report',
  {
    title: 'Content report',
    reading: 'Reading every document…',
    about: 'What should be put right before it is published, and what is worth a look. Each line leads to its field.',
    counts: '[errors] to put right, [looks] worth a look',
    nothing: '{{kind}}: nothing found',
    found: '[kind] ({{number}})',
    foundErrors: '[kind] ({{number}}, {{errors}} to put right)',
    language: 'Language',
    all: 'All',
    show: 'Show',
    everything: 'Everything',
    error: 'What must be put right',
    warning: 'What is worth a look',
    again: 'Check again',
    toPutRight: 'To put right',
    place: '{{kind}}: {{name}}',
    inLanguage: ', {{language}}',
    seePage: 'See the page',
  },
  {
    title: '内容检查',
    reading: '正在读取所有内容…',
    about: '发布前应修正的问题，以及值得留意的地方。每一条都可打开对应的字段。',
    counts: '[errors] 处待修正，[looks] 处值得留意',
    nothing: '{{kind}}：未发现问题',
    found: '[kind]（{{number}}）',
    foundErrors: '[kind]（{{number}}，其中 {{errors}} 处待修正）',
    language: '语言',
    all: '全部',
    show: '显示',
    everything: '全部',
    error: '必须修正的',
    warning: '值得留意的',
    again: '重新检查',
    toPutRight: '待修正',
    place: '{{kind}}：{{name}}',
    inLanguage: '，{{language}}',
    seePage: '查看页面',
  },
)
