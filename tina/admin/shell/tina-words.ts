import { wordsByEnglish } from '../../../src/admin/i18n/by-english'

/** What Tina itself says where editors see it most, in its dialogs and over its forms. It takes no words for these. */
const look = wordsByEnglish('tina', {
  Reset: '还原',
  'Are you sure you want to reset all changes?': '确定要还原所有更改吗？',
  Cancel: '取消',
  Delete: '删除',
  'Branch List': '草稿列表',
  'Create Branch': '新建草稿',
  'Branch created.': '草稿已创建。',
  'Branch Name': '草稿名称',
  'No branches to display': '没有草稿',
  'Try again': '重试',
  Search: '搜索',
  'Loading...': '正在加载…',
  '(current)': '（当前）',
  'Create a new branch from': '新建草稿，起点为',
  '. Once created you will need to wait for indexing to complete before you can switch branches.': '。创建后需等待索引完成才能切换。',
  'Choose an option': '请选择',
})

/** Returns what is said in place of a text of Tina's, with the spaces around it; undefined where it stays, as all of them do in English. */
export function tinaWord(text: string): string | undefined {
  const bare = text.trim()
  const said = look(bare)
  return said === bare ? undefined : text.replace(bare, said)
}
