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
  'The content is in no git repository, so there are no drafts.': '内容不在 git 仓库中，因此没有草稿。',
  'The content is in no git repository, so there are no drafts and no releases.': '内容不在 git 仓库中，因此没有草稿和发布记录。',
  'This draft is gone: somebody has deleted it.': '此草稿已不存在：有人已将其删除。',
  'There is no draft {{branch}} any more.': '草稿 {{branch}} 已不存在。',
  'Give the draft a name, such as “Spring prices”.': '请为草稿命名，例如“春季价格”。',
  'The name of a draft has at most {{count}} characters.': '草稿名称最多 {{count}} 个字符。',
  'There is a draft “{{name}}” already.': '已有名为“{{name}}”的草稿。',
  'The draft is in use at {{place}}, so it can’t be deleted.': '草稿正在 {{place}} 使用，因此无法删除。',
  'Nothing was deleted: {{why}}.': '没有删除任何内容：{{why}}。',
  'the git host can’t be reached, or somebody saved to it in this moment. Try again later':
    '无法连接 git 主机，或刚刚有人向其保存了内容。请稍后再试',
  'It is no longer kept, or somebody has brought it back already.': '它已不再保留，或已有人将其恢复。',
  'The draft has nothing in common with the site, so a developer has to publish it.': '此草稿与网站毫无共同之处，需要由开发人员发布。',
  'Name the draft, and what of it was looked at.': '请指明草稿，以及已查看的内容。',
  'Nothing was published: {{why}}': '没有发布任何内容：{{why}}',
  'Nothing was published: the site has all of this draft already.': '没有发布任何内容：网站已包含此草稿的全部内容。',
  'Nothing was published: the content report finds new errors because of this draft. Put them right first.':
    '没有发布任何内容：此草稿在内容报告中带来了新的错误。请先改正。',
  'Nothing was published: the site and the draft have both changed the same text. Choose which stands.':
    '没有发布任何内容：网站和草稿都更改了同一处文字。请选择保留哪一份。',
  'Nothing was published: the content report has something new to look at. Look at it, then publish.':
    '没有发布任何内容：内容报告有新的提示。请查看后再发布。',
  'Nothing was published: somebody has changed the draft since it was shown here. Look at it again.':
    '没有发布任何内容：在此显示之后有人更改了草稿。请再看一次。',
  'the site was changed in this moment. Publish once more': '网站刚刚被更改。请再次发布',
  'There is no such release.': '没有这次发布。',
  'This release was taken back already.': '此次发布已被撤回。',
  'This enquiry is gone: somebody else has deleted it.': '此咨询已不存在：有人已将其删除。',
}
