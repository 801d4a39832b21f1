import { roomWords } from '../../../src/admin/i18n/room-words'

/** Words around saving. */
export const word = roomWords(
  'saving',
  {
    saveSite: 'Save to the site',
    saveDraft: 'Save to the draft',
    inDraft: 'Save in a draft only',
    notToSave: 'Not for you to save',
    reset: 'Put back',
    savedSite: 'Saved to the site: visitors see it where a page shows it.',
    savedSiteHidden: 'Saved to the site. Visitors don’t see it: it is unpublished.',
    savedSiteElsewhere: 'Saved to the site, with the other places, as one change: visitors see it where a page shows it.',
    savedDraft: 'Saved to the draft. Visitors don’t see it.',
    savedDraftElsewhere: 'Saved to the draft, with the other places, as one change. Visitors don’t see it.',
    unreachable: 'The server could not be reached. Nothing was saved; your text is still in the form.',
    notYet: 'Not saved yet: {{problem}}. Your text is still in the form.',
    notYetMore_one: 'Not saved yet: {{problem}}. Your text is still in the form. {{count}} more place needs a look after it.',
    notYetMore_other: 'Not saved yet: {{problem}}. Your text is still in the form. {{count}} more places need a look after it.',
  },
  {
    saveSite: '保存到网站',
    saveDraft: '保存到草稿',
    inDraft: '只能保存到草稿',
    notToSave: '您无法保存',
    reset: '还原',
    savedSite: '已保存到网站：在显示它的页面上，访客都能看到。',
    savedSiteHidden: '已保存到网站。尚未发布，访客看不到。',
    savedSiteElsewhere: '已连同其他位置一起保存到网站，作为一次更改：在显示它的页面上，访客都能看到。',
    savedDraft: '已保存到草稿，访客看不到。',
    savedDraftElsewhere: '已连同其他位置一起保存到草稿，作为一次更改，访客看不到。',
    unreachable: '无法连接服务器。没有保存任何内容，您的文字仍在表单中。',
    notYet: '尚未保存：{{problem}}。您的文字仍在表单中。',
    notYetMore_other: '尚未保存：{{problem}}。您的文字仍在表单中。之后还有 {{count}} 处需要检查。',
  },
)
