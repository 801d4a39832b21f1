import { roomWords } from '../../../src/admin/i18n/room-words'

/** Words about the state of the content. */
export const word = roomWords(
  'state',
  {
    done: 'Done.',
    hide: 'Hide',
    noHistory:
      'There is no history: your saves are kept, but earlier versions can’t be brought back. The content folder is not in git; tell whoever runs the site.',
    locked:
      'Nothing can be saved, because git on the server doesn’t work in the content folder. Tell whoever runs the site: the log says why, and what helps (git config --global --add safe.directory, or chown).',
    elsewhere:
      'Whoever runs the site has another branch open in the content folder. The site and your saves go on as before; changes made by hand there don’t show.',
    unrelated:
      'The history of {{branch}} on “{{remote}}” has nothing in common with the one here. Your saves are safe and shown here, but they are not sent until a developer has looked at it.',
    diverged:
      '{{document}} of {{branch}} was changed here and elsewhere. Visitors see the text from here; everything else goes on. Which text should stay?',
    here: 'The text from here',
    there: 'The text from “{{remote}}”',
    moreDecisions: '{{number}} more documents wait for such a decision.',
    damagedRest: '{{collection}}: “{{title}}” {{message}}. Visitors see the rest of it.',
    damagedEarlier: '{{collection}}: “{{title}}” {{message}}. Visitors see its last good text.',
    damaged: '{{collection}}: “{{title}}” {{message}}. Visitors don’t see it.',
    mend: 'Bring back the last good text',
    bringBack: 'Bring back an earlier text',
    moreDamaged: '{{number}} more documents can’t be read. The content report lists them.',
    withdrawn:
      'Changes of {{branch}} were withdrawn on “{{remote}}” ({{time}}), so they don’t show here any more. A developer can bring them back.',
    waiting_one: '1 save waits since {{time}} to be sent to “{{remote}}”. This is tried again by itself; nothing is lost.',
    waiting_other: '{{count}} saves wait since {{time}} to be sent to “{{remote}}”. This is tried again by itself; nothing is lost.',
    noBackup: 'There is no backup of the site yet, although one was due. Tell whoever runs the site.',
    lateBackup: 'The last backup of the site is {{number}} hours old, which is too old. Tell whoever runs the site.',
    answered: '“{{remote}}”, for whoever runs the site, whose log says more: {{problem}}',
  },
  {
    done: '已完成。',
    hide: '隐藏',
    noHistory: '没有历史记录：您的保存有效，但无法恢复以前的版本。内容文件夹不在 git 中，请告知网站管理员。',
    locked:
      '目前无法保存，因为服务器上的 git 无法在内容文件夹中工作。请告知网站管理员：日志中有原因和解决办法（git config --global --add safe.directory 或 chown）。',
    elsewhere: '网站管理员在内容文件夹中打开了另一个分支。网站和您的保存一切照常；在那里手动所做的更改不会显示。',
    unrelated: '“{{remote}}”上 {{branch}} 的历史与这里毫无共同之处。您的保存是安全的，并显示在这里，但在开发人员检查之前不会发送。',
    diverged: '{{branch}} 的 {{document}} 在这里和别处都有更改。访客看到的是这里的文字，其他一切照常。要保留哪一份？',
    here: '这里的文字',
    there: '“{{remote}}”上的文字',
    moreDecisions: '另有 {{number}} 份文档等待同样的决定。',
    damagedRest: '{{collection}}：“{{title}}”{{message}}。访客看到其余部分。',
    damagedEarlier: '{{collection}}：“{{title}}”{{message}}。访客看到上一份完好的文字。',
    damaged: '{{collection}}：“{{title}}”{{message}}。访客看不到。',
    mend: '恢复上一份完好的文字',
    bringBack: '恢复以前的文字',
    moreDamaged: '另有 {{number}} 份文档无法读取，详见内容报告。',
    withdrawn: '{{branch}} 的更改已在“{{remote}}”上撤回（{{time}}），因此这里不再显示。开发人员可以恢复。',
    waiting_other: '自 {{time}} 起有 {{count}} 次保存等待发送到“{{remote}}”。系统会自动重试，不会丢失任何内容。',
    noBackup: '本应已有网站备份，但目前还没有。请告知网站管理员。',
    lateBackup: '网站的上一次备份是 {{number}} 小时前的，已过期。请告知网站管理员。',
    answered: '“{{remote}}”的情况，供网站管理员参考（详情见日志）：{{problem}}',
  },
)
