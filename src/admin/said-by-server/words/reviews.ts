/** What the server says of comments, ticks and review links. */
export const REVIEWS: Record<string, string> = {
  'Say which place this is about.': '请指明针对的位置。',
  'Write the comment first.': '请先填写批注。',
  'A comment has at most {{count}} characters.': '批注最多 {{count}} 个字符。',
  'Say who you are: give a name of at most 60 characters.': '请填写您的姓名，最多 60 个字符。',
  'The text that this is about is gone from the draft.': '批注针对的文字已不在草稿中。',
  'So many comments in so short a time: wait ten minutes.': '短时间内批注过多：请等十分钟。',
}
