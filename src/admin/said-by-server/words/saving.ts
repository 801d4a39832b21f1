/** Why something was not saved, as the server says it. */
export const SAVING: Record<string, string> = {
  'Nothing was saved: {{why}}': '没有保存任何内容：{{why}}',
  'and {{count}} more': '以及另外 {{count}} 处',
  'only {{roles}} save on the site itself. Choose or begin a draft in the bar above, and save there.':
    '只有{{roles}}可以直接在网站上保存。请在上方选择或新建草稿，并保存在草稿中。',
  'only {{roles}} save on the site itself. Choose a draft in the bar above, and save there.':
    '只有{{roles}}可以直接在网站上保存。请在上方选择一个草稿，并保存在草稿中。',
  'nobody saves on the site itself: everybody works on drafts. Choose or begin a draft in the bar above, and save there.':
    '任何人都不能直接在网站上保存：所有人都使用草稿。请在上方选择或新建草稿，并保存在草稿中。',
  'nobody saves on the site itself: everybody works on drafts. Choose a draft in the bar above, and save there.':
    '任何人都不能直接在网站上保存：所有人都使用草稿。请在上方选择一个草稿，并保存在草稿中。',
  'the disk of the server is full. What you typed is still here: tell whoever runs the site, and save again once there is room':
    '服务器磁盘已满。您输入的内容仍在此处：请告知网站管理员，有空间后再保存',
  'the git host, where every save goes first, can’t be reached. What you typed is still here: save again once it answers':
    '无法连接保存内容的 git 主机。您输入的内容仍在此处：等它恢复后再保存',
  'the git host refuses it. What you typed is still here: tell whoever runs the site, whose log says why':
    'git 主机拒绝了这次保存。您输入的内容仍在此处：请告知网站管理员，日志中有原因',
  'git keeps the server out of the history of the content, so nothing can be saved. What you typed is still here: tell whoever runs the site, whose log says what helps':
    '服务器上的 git 无法使用内容的历史记录，因此无法保存。您输入的内容仍在此处：请告知网站管理员，日志中有解决办法',
  'somebody has moved the site’s branch with git, and files in the content folder that no commit has are in the way. What you typed is still here: tell whoever runs the site, whose log says what helps':
    '有人用 git 移动了网站的分支，而内容文件夹中有尚未提交的文件与之冲突。您输入的内容仍在此处：请告知网站管理员，日志中有解决办法',
  'somebody has taken commits out of the site’s branch with git, and the content folder still shows them. What you typed is still here: tell whoever runs the site, whose log says what helps':
    '有人用 git 从网站的分支中撤去了提交，而内容文件夹中仍是这些提交的内容。您输入的内容仍在此处：请告知网站管理员，日志中有解决办法',
  'git or the disk lets the server write nothing where this is kept. What you typed is still here: tell whoever runs the site, whose log says why':
    'git 或磁盘不允许服务器在保存处写入。您输入的内容仍在此处：请告知网站管理员，日志中有原因',
  'git on the server failed. What you typed is still here: tell whoever runs the site, whose log says why':
    '服务器上的 git 出错。您输入的内容仍在此处：请告知网站管理员，日志中有原因',
  'something went wrong on the server. What you typed is still here: tell whoever runs the site, whose log says why':
    '服务器出错。您输入的内容仍在此处：请告知网站管理员，日志中有原因',
  'The disk of the server is full, so nothing can be kept. What you typed is still here: tell whoever runs the site, and try again once there is room.':
    '服务器磁盘已满，无法保存任何内容。您输入的内容仍在此处：请告知网站管理员，有空间后再试。',
  'Something went wrong on the server. What you typed is still here: tell whoever runs the site, whose log says why.':
    '服务器出错。您输入的内容仍在此处：请告知网站管理员，日志中有原因。',
  'it can’t be reached': '无法连接',
  '{{branch}}: it refuses what is sent to it': '{{branch}}：对方拒绝了发送的内容',
  '{{branch}}: git failed': '{{branch}}：git 出错',
  '{{branch}}: git merge: {{path}} was changed by hand in the content folder, so what was pushed has to wait until that is committed or taken back.':
    '{{branch}}：{{path}} 在内容文件夹中被手动更改，因此推送的内容须等它提交或撤回。',
  '{{setting}} can’t be reached: is its disk there?': '无法访问 {{setting}}：磁盘是否已挂载？',
  'The disk of {{setting}} is almost full: {{count}} MB are left.': '{{setting}} 所在磁盘几乎已满：只剩 {{count}} MB。',
  'The disk of {{setting}} can hold hardly any more files.': '{{setting}} 所在磁盘几乎无法再存放文件。',
  'The server’s clock has leapt: it says {{said}} UTC, and it should be {{steady}}. Releases, links and whatever else has a time go by the latter until the clock is set right, or has run steadily for an hour.':
    '服务器的时钟发生了跳变：显示为 {{said}} UTC，应为 {{steady}}。在时钟恢复正确或连续正常运行一小时之前，发布、链接等一切有时间的事项均以后者为准。',
  'The server’s clock has leapt, and says {{said}}: if that is wrong, have it set right; old enquiries are erased again once it has run steadily for seven days.':
    '服务器的时钟发生了跳变，显示为 {{said}}：如不正确，请将其校正；连续正常运行七天后会恢复删除旧咨询。',
  'DATA_DIR can’t be written, so nothing can be kept there.': '无法写入 DATA_DIR，因此那里无法保存任何内容。',
  'CONTENT_DIR can’t be written: editors can’t save.': '无法写入 CONTENT_DIR：编辑无法保存。',
  'others were quicker, several times over. What you typed is still here: save again':
    '其他人多次抢先保存。您输入的内容仍在此处：请再保存一次',
  '{{path}} was changed elsewhere in this moment. Open it again, then save.': '{{path}} 刚刚在别处被更改。请重新打开后再保存。',
  '{{who}} changed “{{title}}” at {{time}} while you had it open, in the same place as you: {{places}}. Your text is still in the form. Save again to put yours there; all else that was changed stays, and their version stays in the history.':
    '{{who}}于 {{time}} 更改了“{{title}}”，与您改的是同一处：{{places}}。您的文字仍在表单中。再次保存将采用您的文字；其他更改会保留，对方的版本留在历史记录中。',
  '{{who}} changed “{{title}}” while you had it open, in the same place as you: {{places}}. Your text is still in the form. Save again to put yours there; all else that was changed stays, and their version stays in the history.':
    '{{who}}更改了“{{title}}”，与您改的是同一处：{{places}}。您的文字仍在表单中。再次保存将采用您的文字；其他更改会保留，对方的版本留在历史记录中。',
  'it is not known here which version of “{{title}}” this form began with, so what you typed can’t be joined with what others saved since. It is kept in this browser: load the page again, and it is offered to you':
    '这里不知道此表单是从“{{title}}”的哪个版本开始的，因此无法把您输入的内容与他人此后保存的内容合并。您输入的内容保存在此浏览器中：重新加载页面后，会提供给您恢复',
  '“{{title}}” was changed by somebody meanwhile, where you wanted the same change. Press Save again to see how it stands now':
    '“{{title}}”中您要更改的地方刚被他人改过。请再按一次“保存”，查看现在的内容',
  '{{where}} can’t be the same as a text that is the same as this one: choose another text, or give it its own':
    '{{where}}不能与一段本身与它相同的文字绑定：请选择其他文字，或为它单独填写',
  '{{where}} is to be the same as a text that isn’t there: choose another text, or give it its own':
    '{{where}}所绑定的文字不存在：请选择其他文字，或为它单独填写',
  'the settings can’t be read, so no redirect can be left. Bring back their last good text first':
    '无法读取设置，因此不能留下重定向。请先恢复设置的上一个完好版本',
  'the site needs the page at {{address}}, so it keeps its address': '网站需要 {{address}} 这个页面，因此其网址不能更改',
  'the site needs the page at {{address}}, so it stays public': '网站需要 {{address}} 这个页面，因此必须保持公开',
  '{{address}} is taken already, by {{path}}': '{{address}} 已被 {{path}} 使用',
  'the name of the file may have only small letters, digits and -, at most 100 of them': '文件名只能用小写字母、数字和 -，最多 100 个字符',
  'you translate into {{languages}}, and this would take away “{{title}}”. Ask an editor for that.':
    '您负责{{languages}}译文，而这会删除“{{title}}”。请联系编辑。',
  'you translate into {{languages}}, and this would make “{{title}}”. Ask an editor for that.':
    '您负责{{languages}}译文，而这会新建“{{title}}”。请联系编辑。',
  'you translate into {{languages}}, and this would change {{list}} of “{{title}}”. Ask an editor for that.':
    '您负责{{languages}}译文，而这会更改“{{title}}”的{{list}}。请联系编辑。',
  '{{count}} more': '另外 {{count}} 处',
  'it was deleted': '它已被删除',
  'its file can’t be read': '其文件无法读取',
  'texts of it': '其中的文字',
  '"{{path}}" leads out of the content folder.': '“{{path}}”不在内容文件夹之内。',
  'The document is larger than 2 MB.': '内容超过 2 MB。',
  'The admin no longer knows its branch. Reload it, then save again.': '工作台不再知道您在处理哪个草稿。请重新加载后再保存。',
  'There is no branch {{branch}} any more. Choose another one.': '草稿 {{branch}} 已不存在。请另选一个。',
  'There is no branch {{branch}} any more.': '草稿 {{branch}} 已不存在。',
  'There is no such branch.': '没有这个草稿。',
  'There is no such branch any more.': '这个草稿已不存在。',
  'the branch is in use at {{place}}. Commit there, or switch that folder to another branch.':
    '这个草稿正在 {{place}} 使用。请在那里提交，或切换到其他分支。',
  'git did not keep the commit.': 'git 没有保留这次提交。',
  '{{path}} is gone.': '{{path}} 已不存在。',
  '{{path}} was changed while it was read.': '{{path}} 在读取时被更改。',
}
