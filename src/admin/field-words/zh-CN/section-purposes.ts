/** What each section is for, in the choice of sections. */
export const SECTION_PURPOSES: Record<string, string> = {
  'A film across the whole screen with the first words and buttons on it.': '满屏视频，上面是开篇文字和按钮。',
  'Reasons to choose the clinics: an introduction, one giant figure, a few pillars and a list of figures.':
    '选择我们的理由：一段介绍、一个特大数字、几个支柱和一组数字。',
  'The kinds of treatment, each with a picture, a starting price and a link for each city.':
    '各类项目，每类配有图片、起始价格和各城市的链接。',
  'Offers with their codes on a dark band.': '深色横幅上的优惠及优惠码。',
  'A strip of pictures that visitors scroll sideways.': '可横向滚动的一排图片。',
  'A picture beside a text, with a few names and a button.': '图片配文字，另有几个名字和一个按钮。',
  'Both clinics: address, phone, hours, booking and map, from Settings.': '两家诊所的地址、电话、营业时间、预约和地图，取自“设置”。',
  'Questions that open one at a time; each is written under Questions.': '逐个展开的问题；每个问题都在“常见问题”中编写。',
  'The top of a page: heading and lead beside a picture, or alone.': '页面顶部：大标题和导语，旁边可配图片。',
  'Short reasons in a row, each under a small drawing.': '一排简短的理由，每条上方有小图案。',
  'Short statements such as vision and mission, side by side.': '并排的简短陈述，如愿景和使命。',
  'A picture beside the story of the clinics, with a figure or two.': '诊所的故事，配一张图片和一两个数字。',
  'Portraits of the team, each with role, name and a sentence.': '团队成员的肖像，各配职务、姓名和一句话。',
  'People one by one, each with a profile that opens.': '逐一介绍成员，简介可展开。',
  'A row of figures.': '一行数字。',
  'A heading beside a ruled list of titles and sentences, such as commitments.': '大标题旁的横线列表，列出标题和句子，如各项承诺。',
  'Both clinics side by side: the address and the phone number.': '两家诊所并排：地址和电话号码。',
  'Each clinic at length: address, phone, hours, highlights, booking, directions and map.':
    '逐一详列每家诊所：地址、电话、营业时间、亮点、预约、路线和地图。',
  'The kinds of treatment of one clinic, each with its starting price, leading to its list.':
    '一家诊所的各类项目，各有起始价格并通往对应列表。',
  'How to reach one clinic: its facts beside its map.': '如何联系一家诊所：基本信息和地图并排。',
  'What clients said, one at a time; each is written under Reviews.': '顾客的评价，每次显示一条；每条都在“顾客评价”中编写。',
  'Four short facts in a row: phone, e-mail, places, opening hours.': '一行四条简短信息：电话、邮箱、地点、营业时间。',
  'The form for a message.': '留言表单。',
  'The form with which visitors ask for an appointment.': '访客申请预约的表单。',
  'What a visitor reads once a form was sent: thanks, what happens next, and the phone.':
    '访客提交表单后看到的内容：感谢、后续安排和电话。',
  'Both clinics as cards: address, phone, e-mail, directions, booking.': '两家诊所的卡片：地址、电话、邮箱、路线、预约。',
  'A small panel: what to expect in numbered steps, or where to find help.': '小信息栏：分步说明流程，或告诉访客去哪里求助。',
  'The maps of both clinics side by side.': '并排显示两家诊所的地图。',
  'A dark band for those who need an answer at once: call, or write.': '深色横幅，供急需答复的人致电或写信。',
  'The top of a list of treatments, with the drawing of its city.': '项目列表页的顶部，配所在城市的版画。',
  'Cards of treatments in groups: those you name, then all others that fit.': '分组的项目卡片：先是您指定的，再是其他符合条件的。',
  'Numbered steps, such as consultation, preparation, treatment and aftercare.': '带编号的步骤，如面诊、治疗前准备、治疗和术后护理。',
  'The last word of a page: a heading and where to go from here.': '页面的结语：一个标题，以及接下来去哪里。',
  'A heading with running text.': '标题和正文。',
  'One picture with a caption.': '一张带图注的图片。',
  'A dark band of short reasons to trust the clinic.': '深色横幅，列出信任诊所的简短理由。',
  'Three benefits, each with a picture.': '三个优势，各配图片。',
  'How a treatment works: a drawing or picture with numbered points, and up to three numbers.':
    '项目的作用原理：图画或图片配编号要点，另加最多三个数字。',
  'A grid of short benefits or facts.': '以网格排列的简短优势或事实。',
  'A row of links after a few words.': '几个字后面的一行链接。',
  'Three pictures that announce articles. Each leads to its article once there is one.':
    '三张图片，预告文章。文章发布后，图片会链接到该文章。',
  'The top of an article: its title, what it tells, who wrote it and when.': '文章的开头：标题、内容概述、作者和日期。',
  'Every published article with its picture, the newest first. A new one appears by itself.':
    '列出所有已发布的文章及其图片，最新的在前。新文章会自动出现。',
  'A welcome beside a picture, with two figures.': '图片旁的欢迎词，配两个数字。',
  'A list of reasons with small drawings.': '带小图案的理由列表。',
  'Two kinds of products, each with a picture.': '两类产品，各配图片。',
  'One line on what the clinics do each month, with a link to the booking site.': '一句话说明诊所每月的服务量，并链接到预约网站。',
  'Marks where the sections that all treatments share stand on this page.': '标出所有项目共用的版块在此页面上的位置。',
  'One part of what a patient should know of a treatment, such as its recovery day by day: a plain heading, a text, a list.':
    '患者应了解的项目信息的一部分，如逐日恢复过程：平实的标题、一段文字和一个列表。',
  'What the clinical parts rest on, with dates, and which clinician reviewed them.': '临床说明所依据的来源及日期，以及由哪位医护人员审核。',
  'Every listed treatment of each clinic with what it takes and what it costs, from the treatments themselves.':
    '各诊所所有列出的项目及其时长和价格，取自各项目本身。',
  'The switch by which visitors say that their visits are not to be counted.': '访客用来表示不计入统计的开关。',
  'A face in shadow on a wall. Each place on it has a concern and the treatments for it.':
    '墙上的侧脸影子。每个部位有一项关注问题和相应的项目。',
}
