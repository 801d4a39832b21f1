import { wordsByEnglish } from '../../../../src/admin/i18n/by-english'

/** What Tina itself says where editors see it most, in its dialogs and over its forms. It takes no words for these. */
const look = wordsByEnglish('tina', {
  Reset: '还原',
  'Are you sure you want to reset all changes?': '确定要还原所有更改吗？',
  Cancel: '取消',
  Delete: '删除',
  'Branch List': '草稿列表',
  'Create Branch': '新建草稿',
  'Branch Name': '草稿名称',
  'No branches to display': '没有草稿',
  'Try again': '重试',
  Search: '搜索',
  'Loading...': '正在加载…',
  'There are no items': '还没有条目',
  '(current)': '（当前）',
  'Create a new branch from': '新建草稿，起点为',
  '. You work on it at once.': '。创建后立即在其中工作。',
  'Choose an option': '请选择',
  'What was chosen no longer exists': '所选内容已不存在',
  'TinaCMS form fields': '点击页面上的文字或图片，',
  'will appear here.': '对应的字段会显示在这里。',
  'Visual Editing Docs': 'TinaCMS 文档',
  'Open navigation menu': '打开导航菜单',
  'Show editing panel': '显示编辑面板',
  'Hide editing panel': '隐藏编辑面板',
  breadcrumb: '路径',
  Error: '出错了',
  Close: '关闭',
  Paragraph: '正文',
  Headings: '标题级别',
  'Heading 1': '一级标题',
  'Heading 2': '二级标题',
  'Heading 3': '三级标题',
  'Heading 4': '四级标题',
  'Heading 5': '五级标题',
  'Heading 6': '六级标题',
  'Bold (⌘+B)': '加粗（Ctrl+B）',
  'Italic (⌘+I)': '斜体（Ctrl+I）',
  Link: '链接',
  'Cannot navigate away from an invalid form.': '表单中有误，请先改正再离开。',
})

/** Returns what is said in place of a text of Tina's, with the spaces around it; undefined where it stays, as all of them do in English. */
export function tinaWord(text: string): string | undefined {
  const bare = text.trim()
  const said = look(bare).replace(/^Back to (?=\p{sc=Han})/u, '返回')
  return said === bare ? undefined : text.replace(bare, said)
}
