import { roomWords } from '../../../../admin/i18n/room-words'

/** What is said of a draft that is gone while somebody works on it, or wants to. */
export const word = roomWords(
  'gone',
  {
    deletedBy: '{{by}} has deleted the draft “{{name}}” ({{time}}, London time).',
    deleted: 'The draft “{{name}}” was deleted ({{time}}, London time).',
    isGone: 'There is no draft “{{name}}” any more: somebody has taken it away or named it anew.',
    savesNothing: 'Nothing can be saved in it.',
    onSite: 'You are on the site now: what you save here, visitors see at once.',
    typedKept: 'What you typed in it is kept in this browser.',
    keep: 'Keep what I typed in a new draft',
    leave: 'Go on on the site',
    seen: 'All right',
  },
  {
    deletedBy: '{{by}}已删除草稿“{{name}}”（{{time}}，伦敦时间）。',
    deleted: '草稿“{{name}}”已被删除（{{time}}，伦敦时间）。',
    isGone: '草稿“{{name}}”已不存在：有人将其移除或改了名称。',
    savesNothing: '无法再保存到其中。',
    onSite: '您现在在网站上：在这里保存后，访客立即就能看到。',
    typedKept: '您在其中输入的内容保留在此浏览器中。',
    keep: '把我输入的内容保留到新草稿',
    leave: '转到网站',
    seen: '知道了',
  },
)
