/** What the server says of comments, ticks and review links. */
export const REVIEWS: Record<string, string> = {
  'Say which place this is about.': '请指明针对的位置。',
  'Write the comment first.': '请先填写批注。',
  'A comment has at most {{count}} characters.': '批注最多 {{count}} 个字符。',
  'Say who you are: give a name of letters, spaces, hyphens and apostrophes, at most 60 of them.':
    '请填写姓名：只能包含文字、空格、连字符和撇号，最多 60 个字符。',
  'A colleague has this name. Give one that tells you apart.': '已有同事使用此姓名。请换一个可以区分的姓名。',
  'The text that this is about is gone from the draft.': '批注针对的文字已不在草稿中。',
  'Somebody has changed this in the draft since it was shown here. Look at it again.': '此处在显示之后已有人更改。请再看一次。',
  'it has not been seen by all who have to.': '必须过目的人尚未全部看过。',
  'A tester has still to see {{titles}}.': '测试人员尚未看过{{titles}}。',
  'A clinician has still to see {{titles}}.': '临床医生尚未看过{{titles}}。',
  'A translator has still to see the {{language}} of {{titles}}.': '译者尚未看过{{titles}}的{{language}}。',
  'this is the draft as it was when the link was made.': '这是创建链接时的草稿。',
  'Nothing is saved here': '此处不保存任何内容',
  'Nothing is saved to a draft as it was.': '不能保存到草稿的旧版本。',
  'So many comments in so short a time: wait ten minutes.': '短时间内批注过多：请等十分钟。',
}
