/** What can be wrong with a value, to be read after its label, as `src/model/validate` says it. */
export const COMPLAINTS: Record<string, string> = {
  'must not be empty': '不能为空',
  'must be from {{least}} to {{most}}': '必须在 {{least}} 到 {{most}} 之间',
  'is not one of the choices': '不在可选项之中',
  'has a link that leads to a script': '含有指向脚本的链接',
  'has a link that no visitor may follow, or that hides where it leads': '含有访客无法打开或看不出真实去处的链接',
  'must not be empty: say from when until when': '不能为空：请填写起止时间',
  'must not be empty where a day begins': '不能为空：已填写开始时间',
  'has no beginning: say from when': '缺少开始时间',
  'must be later than {{time}}': '必须晚于 {{time}}',
  'has {{value}} twice: keep one': '中“{{value}}”出现了两次，请只保留一个',
  'is of an unknown kind': '的类型未知',
  'is of the wrong type': '的类型不对',
  'is missing': '缺失',
}
