/** What the report finds. */
export const FINDINGS: Record<string, string> = {
  '{{why}} Kept for now by decision of the owner.': '{{why}}（所有者决定暂时保留。）',
  '“{{words}}” promises too much. Say what most people feel, or how often something happens.':
    '“{{words}}”承诺过多。请说明多数人的感受，或发生的频率。',
  'This picture has no alternative text in {{language}}: visitors who can’t see it hear the English.':
    '此图片缺少{{language}}替代文字：看不到图片的访客会听到英文。',
  'This picture has no alternative text: visitors who can’t see it learn nothing of it.':
    '此图片缺少替代文字：看不到图片的访客对它一无所知。',
  '{{where}} is to be the same as “{{source}}”, which is gone: it keeps its last text. Choose another text, or give it its own.':
    '{{where}}与“{{source}}”绑定，而后者已不存在：保留最后的文字。请选择其他文字，或单独填写。',
  '{{where}} is the same as “{{source}}”, which leads back to it: each keeps its last text. Give one of them a text of its own.':
    '{{where}}与“{{source}}”互相绑定：各自保留最后的文字。请为其中一处单独填写。',
  '{{where}} says “{{text}}”, but is the same as “{{source}}”, which says something else. Save either of them once more.':
    '{{where}}写的是“{{text}}”，但与之绑定的“{{source}}”内容不同。请将其中任一处再保存一次。',
  '“{{text}}” is no whole e-mail address, so the link on it does not work.': '“{{text}}”不是完整的邮箱地址，因此链接无效。',
  '“{{text}}” is no whole phone number, so the link on it does not work.': '“{{text}}”不是完整的电话号码，因此链接无效。',
  'Write “{{text}}” with a dash (–) in place of “{{other}}”.': '请用短破折号（–）写成“{{text}}”，而不是“{{other}}”。',
  'This page is empty: it has neither text nor sections.': '此页面是空的：既无文字也无版块。',
  'This section has nothing in its list “{{where}}”.': '此版块的列表“{{where}}”是空的。',
  'Nobody has written in this section yet, so visitors don’t see it. Write its texts, or delete it.':
    '此版块尚未填写，因此访客看不到。请填写文字，或将其删除。',
  '{{where}} is still the example “{{text}}”: visitors don’t see it, nor the section or row that it stands in. Write your own text, or tick that the example texts are shown as they are.':
    '{{where}}仍是示例“{{text}}”：访客看不到它，也看不到它所在的版块或条目。请填写您自己的文字，或勾选按原样显示示例文字。',
  '{{where}} is still the example “{{text}}”. Write your own text.': '{{where}}仍是示例“{{text}}”。请填写您自己的文字。',
  '“{{title}}” is “{{validity}}”, yet {{count}} other texts say that a consultation is free at any time.':
    '“{{title}}”写着“{{validity}}”，但另有 {{count}} 处文字说咨询随时免费。',
  'This gives a reason for two prices, £{{card}} and £{{page}}. Is it true? Otherwise name both and ask the reader to call.':
    '此处说明了为何有 £{{card}} 和 £{{page}} 两种价格。是否属实？否则请写出两者，并请读者致电。',
  'This file is damaged: it is not valid JSON. Visitors go on reading its last good text. Bring that back by the notice at the top, or another one in its history.':
    '此文件已损坏：不是有效的 JSON。访客看到的仍是上一个完好版本。请通过提示恢复它，或从历史记录恢复其他版本。',
  'Section {{number}} is of a kind that does not exist (“{{name}}”): it is not shown.':
    '第 {{number}} 个版块的类型不存在（“{{name}}”）：不会显示。',
  'The form has no field “{{name}}”: it is not shown, and a save keeps it as it is.':
    '表单没有字段“{{name}}”：不会显示，保存时会原样保留。',
  '“{{text}}” is not one of the choices of {{where}}.': '“{{text}}”不在“{{where}}”的可选项之中。',
  '{{where}} holds an invisible character, such as comes with pasted text. Type the text again.':
    '{{where}}含有不可见的字符，可能来自粘贴的文字。请重新输入。',
  'This link has no address, so it leads nowhere.': '此链接没有地址，因此无法打开。',
  'The page that this link led to is gone: visitors read its words without a link. Choose another page.':
    '此链接指向的页面已不存在：访客看到的是没有链接的文字。请另选页面。',
  '“{{title}}” is unpublished: until it is published, visitors read the words of this link without a link.':
    '“{{title}}”未发布：发布之前，访客看到的是没有链接的文字。',
  '“{{address}}” is no whole e-mail link, such as mailto:name@clinic.example.':
    '“{{address}}”不是完整的邮件链接，如 mailto:name@clinic.example。',
  '“{{address}}” is no whole phone link: after tel: come digits only, such as tel:+442079460000.':
    '“{{address}}”不是完整的电话链接：tel: 之后只能是数字，如 tel:+442079460000。',
  '“{{address}}” is no whole address.': '“{{address}}”不是完整的地址。',
  '“{{address}}” is not a secure address: write https:// instead of http://.': '“{{address}}”不是安全的地址：请将 http:// 改为 https://。',
  '“{{address}}” is no address: a page of this site begins with /, another site with https://.':
    '“{{address}}”不是地址：本站页面以 / 开头，其他网站以 https:// 开头。',
  'There is no file at {{address}}.': '{{address}} 没有文件。',
  'There is no page at {{address}}.': '{{address}} 没有页面。',
  'The page at {{address}} is unpublished: visitors read that it is gone.': '{{address}} 的页面未发布：访客会看到它已不存在。',
  '{{address}} leads to one language only: leave out the first part, and visitors stay in theirs.':
    '{{address}} 只指向一种语言：去掉第一部分，访客就会留在自己的语言。',
  'The shared offers stand on the page of {{title}}. Switch on “No offers”.': '{{title}}的页面上有共用的优惠。请打开“不显示优惠”。',
  'The badge “{{badge}}” promotes what may be a prescription-only medicine.': '标签“{{badge}}”推广的可能是处方药。',
  '“{{words}}” names botulinum toxin.': '“{{words}}”指名肉毒毒素。',
  '“{{words}}” points at botulinum toxin.': '“{{words}}”暗指肉毒毒素。',
  '“{{words}}” names a vitamin that is prescription-only when injected.': '“{{words}}”指名注射时属于处方药的维生素。',
  '“{{words}}” {{what}}, in the words “{{text}}” of the program, which a developer can change.':
    '“{{words}}”{{what}}，出现在程序的文字“{{text}}”中，可由开发人员更改。',
  'names botulinum toxin': '指名肉毒毒素',
  'points at botulinum toxin': '暗指肉毒毒素',
  'names a vitamin that is prescription-only when injected': '指名注射时属于处方药的维生素',
  'The code “{{code}}” offers a prescription-only medicine.': '优惠码“{{code}}”提供处方药。',
  'This says how soon it works and how long it lasts, which points at a prescription-only medicine. Leave it to the consultation.':
    '此处说明了见效时间和持续时间，暗指处方药。请留待咨询时说明。',
  'This list of illnesses and antibiotics points at a prescription-only medicine, although nothing names it. Leave it to the consultation.':
    '此处列出的疾病和抗生素虽未指名，但暗指处方药。请留待咨询时说明。',
  'To be translated into {{language}}: visitors read the English, with a note.': '待译成{{language}}：访客看到英文及说明。',
  '{{where}} is missing in {{language}}: visitors read the English.': '{{where}}缺少{{language}}：访客看到英文。',
  '{{where}} has a text in {{language}}, but none in English.': '{{where}}有{{language}}文字，但没有英文。',
  '{{where}} has changed in English since it was translated into {{language}}.': '{{where}}译成{{language}}后，英文已更改。',
  '{{where}} reads in {{language}} as it does in English: is it translated?': '{{where}}的{{language}}与英文相同：是否已翻译？',
  '{{where}} has {{own}} items in {{language}} and {{original}} in English.':
    '{{where}}在{{language}}中有 {{own}} 项，英文中有 {{original}} 项。',
  '{{where}} has its | in another number in {{language}} than in English: the highlight is lost.':
    '{{where}}在{{language}}中的 | 数量与英文不同：强调效果会丢失。',
  'Much of the text given in {{language}} is written in other letters: is it translated?': '{{language}}文字中有许多其他文字：是否已翻译？',
  '{{where}} holds characters that do not belong in {{language}}.': '{{where}}含有不属于{{language}}的字符。',
  '{{from}} has moved twice: only the first entry counts.': '{{from}} 有两条重定向：只有第一条有效。',
  '{{from}} leads back to itself, so visitors never arrive.': '{{from}} 指回自身，访客永远无法到达。',
  '{{from}} leads to {{to}}, where there is no page.': '{{from}} 指向 {{to}}，而那里没有页面。',
  'There is a page at {{from}}, which nobody can reach: its address has moved to {{to}}.':
    '{{from}} 有页面，但无人能到达：其网址已移到 {{to}}。',
  '{{count}} documents have the address {{address}}: visitors reach only one of them.':
    '{{count}} 项内容的网址都是 {{address}}：访客只能到达其中一项。',
  'The file {{path}} is missing: choose another one.': '文件 {{path}} 不存在：请另选一个。',
  'Nothing on the site shows this file. It can be deleted under Pictures.': '网站上没有地方使用此文件，可在“图片”中删除。',
  'Windows can’t keep a file of this name. Upload it anew under Pictures, choose that one where this stands, and delete this one.':
    'Windows 无法保存这样命名的文件。请在“图片”中重新上传，在使用处改选新图片，再删除此文件。',
  'This file is too large ({{size}} kB; at most {{most}}).': '此文件过大（{{size}} kB，最多 {{most}}）。',
  '“{{text}}” in {{language}}, “{{other}}” in English.': '{{language}}为“{{text}}”，英文为“{{other}}”。',
  '“{{text}}” here, “{{other}}” on the card.': '此处为“{{text}}”，卡片上为“{{other}}”。',
  '{{where}}: “{{name}}” no longer exists. Choose another one, or remove the entry.':
    '{{where}}：“{{name}}”已不存在。请另选一个，或移除此项。',
  'There is no treatment “{{name}}”: this card is not shown.': '没有项目“{{name}}”：此卡片不会显示。',
  'The treatment “{{name}}” is unpublished: this card is not shown.': '项目“{{name}}”未发布：此卡片不会显示。',
  'No page shows this question.': '没有页面显示此问题。',
  'No page shows this review.': '没有页面显示此评价。',
  '“{{phrase}}” stands in {{count}} headings of this page. Say what comes next instead.':
    '此页面有 {{count}} 个标题含“{{phrase}}”。请改为说明接下来的内容。',
  '“{{heading}}” plays with words, as another heading here does. Say plainly what comes next.':
    '“{{heading}}”与此处另一个标题一样玩文字游戏。请直接说明接下来的内容。',
  '“{{name}}” stands {{times}} times on this page. Say it in another way, or leave it out.':
    '此页面有 {{times}} 处写着“{{name}}”。请换一种说法，或删去。',
  '{{count}} sentences of this page end on what something is not. Say what it is.':
    '此页面有 {{count}} 句话以“不是什么”收尾。请说明是什么。',
  '“{{heading}}” needs a clinician. Until then the page says that it is not reviewed.':
    '“{{heading}}”待医护人员确认。在此之前，页面会注明尚未审核。',
  'A date of review stands here, but {{count}} parts of this page need a clinician: visitors don’t see it.':
    '此处有审核日期，但此页面还有 {{count}} 个部分待医护人员确认：访客看不到该日期。',
  'These parts are missing: {{parts}}.': '缺少以下部分：{{parts}}。',
  'These parts name no sources: add the section “Sources and review”.': '这些部分没有注明来源：请添加“来源与审核”版块。',
  '{{where}} is required and empty.': '{{where}}为必填项，但未填写。',
  'This page has no title for search engines.': '此页面没有供搜索引擎使用的标题。',
  'This page has no description for search engines.': '此页面没有供搜索引擎使用的描述。',
  'The title is too long: it has the width of {{width}} letters, and search engines show about {{most}}.':
    '标题过长：宽度相当于 {{width}} 个字母，搜索引擎约显示 {{most}} 个。',
  'The description is too long: it has the width of {{width}} letters, and search engines show about {{most}}.':
    '描述过长：宽度相当于 {{width}} 个字母，搜索引擎约显示 {{most}} 个。',
  'The title in {{language}} is too long: it has the width of {{width}} letters, and search engines show about {{most}}.':
    '{{language}}标题过长：宽度相当于 {{width}} 个字母，搜索引擎约显示 {{most}} 个。',
  'The description in {{language}} is too long: it has the width of {{width}} letters, and search engines show about {{most}}.':
    '{{language}}描述过长：宽度相当于 {{width}} 个字母，搜索引擎约显示 {{most}} 个。',
  'The title is the same as that of {{others}}: “{{text}}”': '标题与{{others}}的相同：“{{text}}”',
  'The description is the same as that of {{others}}: “{{text}}”': '描述与{{others}}的相同：“{{text}}”',
  'The title in {{language}} is the same as that of {{others}}: “{{text}}”': '{{language}}标题与{{others}}的相同：“{{text}}”',
  'The description in {{language}} is the same as that of {{others}}: “{{text}}”': '{{language}}描述与{{others}}的相同：“{{text}}”',
  '{{what}}, London': '{{what}}，伦敦',
  '{{what}}, Edinburgh': '{{what}}，爱丁堡',
  'Prices: {{title}}': '价格：{{title}}',
  'Promises that nobody can keep': '无人能兑现的承诺',
  'Hyphens in place of dashes': '该用破折号处的连字符',
  'Offers that end, of what is always free': '始终免费却有期限的优惠',
  'For a clinician: {{title}}': '待医护人员确认：{{title}}',
  'Headings that say little': '含义不明的标题',
  'The same turn again and again': '反复出现的同一说法',
  'Words that advertise a prescription-only medicine. Offer the consultation instead': '宣传处方药的文字。请改为推荐咨询',
  'Words that name such a medicine on its own page. Facts may stand there, praise and offers may not':
    '在其专页上指名此类药物的文字。可以陈述事实，但不能赞美或提供优惠',
  'Texts that describe such a medicine without its name. Leave the description to the consultation':
    '未指名但描述此类药物的文字。请留待咨询时说明',
  'Prices beside treatments that may be prescription-only. Price the consultation': '可能属于处方药的项目旁的价格。请改为标出咨询价格',
  'Promises of effect of such a treatment': '对此类项目效果的承诺',
  'Offers and badges that promote such a treatment': '推广此类项目的优惠和标签',
  'Stars and number of reviews': '星级与评价数量',
  'Treatments a month': '每月项目数',
  'Satisfaction or retention of clients': '客户满意度或回头率',
  'Number of clients': '客户数量',
  'Years of experience': '经验年数',
  'Years of all practitioners together': '所有医师的总年数',
  'Number of practitioners or doctors': '医师或医生人数',
  'Number of clinics': '诊所数量',
  'Price level': '价位',
  Offers: '优惠',
  'Opening hours': '营业时间',
  'Address of the clinic': '诊所地址',
}
