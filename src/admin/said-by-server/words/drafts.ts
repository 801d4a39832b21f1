/** What the server says of drafts, of the history, of lists, and of finding and replacing. */
export const DRAFTS: Record<string, string> = {
  'There is no git repository, so there are no branches.': '没有 git 仓库，因此没有草稿。',
  'The name of a branch has at most {{count}} characters.': '草稿名称最多 {{count}} 个字符。',
  'There is a branch {{branch}} already.': '已有名为 {{branch}} 的草稿。',
  "A branch can't be called {{branch}} while there is one called {{other}}.": '已有草稿 {{other}}，因此不能命名为 {{branch}}。',
  '"{{branch}}" can\'t be the name of a branch.': '“{{branch}}”不能用作草稿名称。',
  '"{{branch}}" can\'t be the name of a branch: to git or to this site it means something else.':
    '“{{branch}}”不能用作草稿名称：它在 git 或本网站中另有含义。',
  'There is no branch {{branch}} to begin from.': '没有可作为起点的草稿 {{branch}}。',
  'No branch was made: {{why}}.': '没有新建草稿：{{why}}。',
  'there is one of that name already': '已有同名的草稿',
  'Name the new branch and its base.': '请填写新草稿的名称和起点。',
  'The draft that you had open is gone. Choose another one.': '您打开的草稿已不存在。请另选一个。',
  'Nothing was replaced: the texts would become something else than the list showed. List the texts again.':
    '没有替换任何内容：替换结果会与列表显示的不同。请重新列出文字。',
  'The desk no longer knows what you work on. Load it again, then replace once more. Nothing was changed.':
    '工作台不再知道您在处理什么。请重新加载后再替换。未作任何更改。',
  'What was sent can’t be read. Load the page again, then try once more. Nothing was changed.':
    '无法读取发送的内容。请重新加载页面后再试。未作任何更改。',
  'The desk no longer knows what you work on. Load it again, then try once more. Nothing was changed.':
    '工作台不再知道您在处理什么。请重新加载后再试。未作任何更改。',
  'This is not there any more. Load the list again.': '它已不存在。请重新加载列表。',
  'it stands in more places by now. Look at the list again, then delete it if you still want to.':
    '它现在出现在更多地方。请重新查看列表，如仍要删除再删除。',
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
  'Parts of this draft are missing in git, so it can’t be opened. Tell whoever runs the site: a backup has them. The other drafts and the site are as they were.':
    'git 中缺少此草稿的一部分，因此无法打开。请告知网站管理员：备份中有缺失的部分。其他草稿和网站不受影响。',
  'There is no draft {{branch}} any more.': '草稿 {{branch}} 已不存在。',
  'Give the draft a name, such as “Spring prices”.': '请为草稿命名，例如“春季价格”。',
  'The name of a draft has at most {{count}} characters.': '草稿名称最多 {{count}} 个字符。',
  'There is a draft “{{name}}” already.': '已有名为“{{name}}”的草稿。',
  'The draft is in use at {{place}}, so it can’t be deleted.': '草稿正在 {{place}} 使用，因此无法删除。',
  'it is planned from {{from}} until {{until}}, London time. Choose whether it ends then, or stays public.':
    '它计划从 {{from}} 公开至 {{until}}（伦敦时间）。请选择届时结束，还是一直公开。',
  'Nothing was deleted: {{why}}.': '没有删除任何内容：{{why}}。',
  'the git host can’t be reached, or somebody saved to it in this moment. Try again later':
    '无法连接 git 主机，或刚刚有人向其保存了内容。请稍后再试',
  'It is no longer kept, or somebody has brought it back already.': '它已不再保留，或已有人将其恢复。',
  'The draft has nothing in common with the site, so a developer has to publish it.': '此草稿与网站毫无共同之处，需要由开发人员发布。',
  'Name the draft, and what of it was looked at.': '请指明草稿，以及已查看的内容。',
  'Nothing was published: {{why}}': '没有发布任何内容：{{why}}',
  'the site has all of this draft already.': '网站已包含此草稿的全部内容。',
  'it needs the draft “{{name}}”, which goes out on {{time}}, London time. Plan it for then or later.':
    '它需要草稿“{{name}}”，后者将于 {{time}}（伦敦时间）发布。请安排在同一时刻或之后。',
  'after “{{names}}” has gone out, the content report finds new errors because of this draft. Put them right first.':
    '“{{names}}”发布之后，此草稿会在内容报告中带来新的错误。请先改正。',
  'the content report finds new errors because of this draft. Put them right first.': '此草稿在内容报告中带来了新的错误。请先改正。',
  'the site and the draft have both changed the same text. Choose which stands.': '网站和草稿都更改了同一处文字。请选择保留哪一份。',
  'the content report has something new to look at. Look at it, then publish.': '内容报告有新的提示。请查看后再发布。',
  'comments or ticks on the draft are open. Look at what is open, and say whether it goes out all the same.':
    '草稿上还有未处理的批注或勾选。请查看，并说明是否仍要发布。',
  'the site was changed in this moment. Publish once more': '网站刚刚被更改。请再次发布',
  'Nothing was planned: {{why}}': '没有安排时间：{{why}}',
  'Nothing was moved: {{why}}': '没有更改时间：{{why}}',
  'somebody has changed the draft since it was shown here. Look at it again.': '在此显示之后有人更改了草稿。请再看一次。',
  'the clinics’ clocks never show the day and time from which it is to be public.': '开始的日期和时间在诊所时钟上并不存在。',
  'the clinics’ clocks never show the day and time until which it is to be public.': '结束的日期和时间在诊所时钟上并不存在。',
  'the time from which it is to be public comes twice that day. Choose the first or the second.':
    '开始时间在当天出现两次。请选择第一次或第二次。',
  'the time until which it is to be public comes twice that day. Choose the first or the second.':
    '结束时间在当天出现两次。请选择第一次或第二次。',
  'that time has passed already.': '该时间已经过去。',
  'it has to begin before it ends.': '开始时间必须早于结束时间。',
  'that is more than two years away.': '该时间在两年以后。',
  'this draft has a time already. Move that one.': '此草稿已安排了时间。请更改那个时间。',
  'Name the draft, its time, and what of it was looked at.': '请指明草稿、时间，以及已查看的内容。',
  'This release has no time any more.': '此次发布已不再有计划时间。',
  'Its time has come in this moment. Look at it again.': '它的时间刚刚到了。请再看一次。',
  'this release was taken back already.': '此次发布已被撤回。',
  'There is no such release.': '没有这次发布。',
  'This release was taken back already.': '此次发布已被撤回。',
  'This enquiry is gone: somebody else has deleted it.': '此咨询已不存在：有人已将其删除。',
  'Nothing was changed: somebody else has written another note since you opened this enquiry.':
    '没有更改任何内容：在您打开此咨询之后，有人写了另一条备注。',
}
