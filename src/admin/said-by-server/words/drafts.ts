/** What the server says of drafts, of the history, of lists, and of finding and replacing. */
export const DRAFTS: Record<string, string> = {
  'There is no git repository, so there are no branches.': '没有 git 仓库，因此没有草稿。',
  'The name of a branch has at most {{count}} characters.': '草稿名称最多 {{count}} 个字符。',
  'There is a branch {{branch}} already.': '已有名为 {{branch}} 的草稿。',
  "A branch can't be called {{branch}} while there is one called {{other}}.": '已有草稿 {{other}}，因此不能命名为 {{branch}}。',
  '"{{branch}}" can\'t be the name of a branch.': '“{{branch}}”不能用作草稿名称。',
  'There is no branch {{branch}} to begin from.': '没有可作为起点的草稿 {{branch}}。',
  'No branch was made: {{why}}.': '没有新建草稿：{{why}}。',
  'there is one of that name already': '已有同名的草稿',
  'Name the new branch and its base.': '请填写新草稿的名称和起点。',
  'The draft that you had open is gone. Choose another one.': '您打开的草稿已不存在。请另选一个。',
  'The desk no longer knows what you work on. Load it again, then replace once more. Nothing was changed.':
    '工作台不再知道您在处理什么。请重新加载后再替换。未作任何更改。',
  'What was sent can’t be read. Load the page again, then try once more. Nothing was changed.':
    '无法读取发送的内容。请重新加载页面后再试。未作任何更改。',
  'The desk no longer knows what you work on. Load it again, then try once more. Nothing was changed.':
    '工作台不再知道您在处理什么。请重新加载后再试。未作任何更改。',
  'This is not there any more. Load the list again.': '它已不存在。请重新加载列表。',
  'somebody changed it after you opened the list. Look at it, then delete it if you still want to.':
    '您打开列表后有人更改过它。请先查看，仍要删除时再删除。',
  'Its text can’t be read as it stands. Open its history to bring back an earlier one. Nothing was changed.':
    '无法读取它现在的文字。请打开历史记录，恢复以前的版本。未作任何更改。',
  'Search only': '仅可搜索',
  'There is no such list.': '没有这个列表。',
  'The content is in no git repository, so there is no history.': '内容不在 git 仓库中，因此没有历史记录。',
  'There is no such document.': '没有这项内容。',
  'There is no such document, or no branch was named.': '没有这项内容，或未指明草稿。',
  'There is no such change.': '没有这次更改。',
  'the document was changed in this moment. Look at its newest change.': '这项内容刚刚被更改。请查看最新的更改。',
  'The history no longer knows what you work on. Load it again. Nothing was changed.':
    '历史记录不再知道您在处理什么。请重新加载。未作任何更改。',
  'There is no such change among the newest ones. Nothing was changed.': '最近的更改中没有这一次。未作任何更改。',
  '{{who}} changed this document after you opened its history. Nothing was brought back. Look at the newest change, then decide.':
    '您打开历史记录后，{{who}}更改了这项内容。没有恢复任何内容。请先查看最新的更改，再作决定。',
  'There is no earlier text of this document to bring back.': '没有可恢复的以前的版本。',
  'Name the branch, the file, and which text to keep.': '请指明草稿、文件，以及要保留哪个版本。',
  '{{path}} does not wait for a decision any more.': '{{path}} 已不需要决定。',
  'Somebody changed {{branch}} in this moment. Look at it again.': '刚刚有人更改了 {{branch}}。请再看一次。',
  'is not valid JSON': '不是有效的 JSON',
  'is not valid JSON (line {{line}})': '不是有效的 JSON（第 {{line}} 行）',
  'holds a merge that nobody has finished (line {{line}})': '含有未完成的合并（第 {{line}} 行）',
  'is larger than {{size}} MB': '超过 {{size}} MB',
  'can’t be read in part: {{why}}': '有一部分无法读取：{{why}}',
  'can’t be shown: {{why}}': '无法显示：{{why}}',
  'can’t be indexed ({{reason}})': '无法编入索引（{{reason}}）',
  'This enquiry is gone: somebody else has deleted it.': '此咨询已不存在：有人已将其删除。',
}
