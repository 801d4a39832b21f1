import { roomWords } from '../../../src/admin/i18n/room-words'

/** Words of the first screen. */
export const word = roomWords(
  'start',
  {
    morning: 'Good morning',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
    greetingComma: ', ',
    comma: ', ',
    leadSite:
      'Choose a page. It opens as visitors see it: click a text or a picture, and its field opens beside it. The page changes while you type; visitors see it once you save. Nothing is lost by trying: what is not saved waits for you here, and every save can be taken back in the history.',
    leadDraft:
      'Choose a page. It opens as visitors see it: click a text or a picture, and its field opens beside it. The page changes while you type; Save keeps it in the draft that is open, which visitors don’t see. Nothing is lost by trying: what is not saved waits for you here, and every save can be taken back in the history.',
    leadSiteTranslate:
      'Choose a page. It opens as visitors see it: click a text, and its field opens beside it, the English above yours. You write in {{languages}}; visitors read it once you save. Save takes these texts and refuses any other: what else should change, ask an editor for. What is not saved waits for you here.',
    leadDraftTranslate:
      'Choose a page. It opens as visitors see it: click a text, and its field opens beside it, the English above yours. You write in {{languages}}; Save keeps it in the draft that is open, which visitors don’t see. Save takes these texts and refuses any other: what else should change, ask an editor for. What is not saved waits for you here.',
    leadSiteRead:
      'Choose a page. It opens as visitors see it: click a text or a picture, and its field opens beside it. You may look at everything, at its history and at the content report, and try out a text in the page; none of it is saved. What should change, ask an editor for.',
    leadDraftRead:
      'Choose a page. It opens as it stands in the draft that is open, which visitors don’t see: click a text or a picture, and its field opens beside it. You may look at everything, at its history and at the content report, and try out a text in the page; none of it is saved. What should change, ask an editor for.',
    notListed: 'The pages could not be listed: {{problem}}',
    newPage: 'New page',
    newTreatment: 'New treatment',
    pages: 'Pages',
    treatments: 'Treatments',
    tabs: 'What the desk lists',
    severalPages: 'On several pages',
    changedBy: '{{author}}, {{when}}',
    eye: 'Wants an eye',
    reading: 'Reading every page …',
    noReport: 'The content report could not be made. {{problem}}',
    nothing: 'Nothing today. What is new or out of date shows here.',
    enquiries: 'Enquiries',
    unopened: 'New, kept aside, or to be called',
    putRight: 'To put right',
    stale: 'Translations older than the English',
    untranslated: 'Not translated',
    editedByYou: 'Edited by you',
  },
  {
    morning: '早上好',
    afternoon: '下午好',
    evening: '晚上好',
    greetingComma: '，',
    comma: '、',
    leadSite:
      '选择一个页面，它会以访客看到的样子打开：点击文字或图片，旁边就会打开对应的字段。页面随输入即时变化，保存后访客才会看到。尽管放心尝试：未保存的内容会留在这里，每次保存都可以在历史记录中撤回。',
    leadDraft:
      '选择一个页面，它会以访客看到的样子打开：点击文字或图片，旁边就会打开对应的字段。页面随输入即时变化，保存后进入当前草稿，访客看不到。尽管放心尝试：未保存的内容会留在这里，每次保存都可以在历史记录中撤回。',
    leadSiteTranslate:
      '选择一个页面，它会以访客看到的样子打开：点击文字，旁边就会打开对应的字段，英文在您的译文上方。您负责{{languages}}，保存后访客才会看到。只能保存这些文字，其他更改会被拒绝；如需更改其他内容，请联系编辑。未保存的内容会留在这里。',
    leadDraftTranslate:
      '选择一个页面，它会以访客看到的样子打开：点击文字，旁边就会打开对应的字段，英文在您的译文上方。您负责{{languages}}，保存后进入当前草稿，访客看不到。只能保存这些文字，其他更改会被拒绝；如需更改其他内容，请联系编辑。未保存的内容会留在这里。',
    leadSiteRead:
      '选择一个页面，它会以访客看到的样子打开：点击文字或图片，旁边就会打开对应的字段。您可以查看所有内容、历史记录和内容检查，也可以在页面上试写文字，但都不会保存。如需更改，请联系编辑。',
    leadDraftRead:
      '选择一个页面，它会以当前草稿中的样子打开，访客看不到：点击文字或图片，旁边就会打开对应的字段。您可以查看所有内容、历史记录和内容检查，也可以在页面上试写文字，但都不会保存。如需更改，请联系编辑。',
    notListed: '无法列出页面：{{problem}}',
    newPage: '新建页面',
    newTreatment: '新建项目',
    pages: '页面',
    treatments: '项目',
    tabs: '工作台列表',
    severalPages: '多个页面共用',
    changedBy: '{{author}}，{{when}}',
    eye: '待处理',
    reading: '正在检查所有页面…',
    noReport: '无法生成内容报告。{{problem}}',
    nothing: '今天没有待处理事项。有新内容或内容过时时会显示在这里。',
    enquiries: '预约咨询',
    unopened: '新咨询、单独存放或需要致电',
    putRight: '需要改正',
    stale: '早于英文的译文',
    untranslated: '未翻译',
    editedByYou: '您最近编辑的',
  },
)
