/** Pages, and what pages and other documents share. */
export const PAGE: Record<string, string> = {
  Pages: '页面',
  'The name of the file: only small letters, digits and -. The address is the field Address.':
    '文件名：只能用小写字母、数字和 -。网址由“地址”字段决定。',
  Title: '标题',
  'In the browser tab and the breadcrumb.': '显示在浏览器标签页和面包屑导航中。',
  Text: '正文',
  'For simple pages: shown before the sections.': '用于简单页面：显示在各版块之前。',
  Address: '地址',
  'After the first /, such as about or london/facial. The home page is home.':
    '第一个 / 之后的部分，如 about 或 london/facial。首页为 home。',
  'may have only small letters, digits, - and /, such as london/facial; a few such as search, staff and admin are taken':
    '只能用小写字母、数字、- 和 /，如 london/facial；search、staff、admin 等少数地址已被占用',
  Visible: '可见性',
  'Unpublished: you see the page here, visitors read that it is gone, and no menu or search engine leads to it.':
    '未发布：您在这里能看到页面，访客会看到页面已撤下的提示，菜单和搜索引擎都不会指向它。',
  Published: '已发布',
  Unpublished: '未发布',
  City: '城市',
  'Colours, engraving and phone number of one clinic.': '某一家诊所的颜色、版画和电话号码。',
  London: '伦敦',
  Edinburgh: '爱丁堡',
  'Hide from search engines': '对搜索引擎隐藏',
  'Also leaves the page out of the sitemap.': '同时不列入站点地图。',
  Translations: '译文',
  'The texts above in the other languages.': '以上文字的其他语言版本。',
  'Made from': '译自',
  'Same as': '等同于',
  'Kept by the form: which of these texts say the same as a text elsewhere.': '由表单记录：这些文字中哪些与别处的文字相同。',
  'Kept by the site: tells which translations are out of date.': '由网站自动记录：用来判断哪些译文已过时。',
  Sections: '版块',
  'The sections of the page, in this order.': '页面的各个版块，按此顺序显示。',
  'Search engines': '搜索引擎',
  'What search engines and shared links show of this page.': '此页面在搜索引擎和分享链接中显示的内容。',
  'At most 60 characters. Empty: the title of the page.': '最多 60 个字符。留空则用页面标题。',
  'At most 155 characters.': '最多 155 个字符。',
}
