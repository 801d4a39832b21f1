/** Where facts of the clinics show beside sections, as `src/features/find/rules/shows.ts` names it. */
export const PARTS: Record<string, string> = {
  'the header and the call buttons of pages without a city': '未指定城市的页面的页眉和电话按钮',
  'links that write an e-mail': '写邮件的链接',
  'open now': '“正在营业”',
  'the booking form': '预约表单',
  'the footer': '页脚',
  'the header and the call buttons of its pages': '其页面的页眉和电话按钮',
  'the menu of a phone': '手机菜单',
  'the forms': '各表单',
}
