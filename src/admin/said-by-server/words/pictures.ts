/** What the server says of pictures; what begins small follows the name of a file. */
export const PICTURES: Record<string, string> = {
  'There is no picture {{path}} any more.': '图片 {{path}} 已不存在。',
  'The words in {{languages}} are not among your languages. Nothing was changed.': '{{languages}}不在您负责的语言之中。未作任何更改。',
  'That is not the name of a picture.': '这不是图片的名称。',
  'A description may have {{count}} letters. Shorten it, then keep it. Nothing is lost.':
    '描述最多 {{count}} 个字符。请缩短后再保存。内容没有丢失。',
  '{{path}} comes with the site itself. A developer can take it away.': '{{path}} 是网站自带的，可由开发人员移除。',
  '{{path}} is still shown: {{title}}. Choose another picture there first.': '{{path}} 仍在使用：{{title}}。请先在那里另选一张图片。',
  '{{path}} is shown on the site, in a place that is new to this draft: {{title}}. Choose another picture there first.':
    '网站上有此草稿尚未包含的位置使用了 {{path}}：{{title}}。请先在那里另选一张图片。',
  '{{path}} is shown in the draft “{{draft}}”: {{title}}. Choose another picture there first, or wait until it is published.':
    '草稿“{{draft}}”中使用了 {{path}}：{{title}}。请先在那里另选一张图片，或等草稿发布之后。',
  '{{path}} is shown again once the release “{{draft}}” has ended: {{title}}. Delete it after that, once nothing shows it.':
    '发布“{{draft}}”结束后会再次使用 {{path}}：{{title}}。请在那之后、没有地方使用它时再删除。',
  '{{path}} is a link to somewhere else. A developer can look after it.': '{{path}} 是指向别处的链接，请交给开发人员处理。',
  'is damaged, or of a kind that can’t be read. Export it anew as a JPEG.': '已损坏，或格式无法读取。请重新导出为 JPEG。',
  'is damaged: its size can’t be read.': '已损坏：无法读取其尺寸。',
  'is {{width}} × {{height}} pixels, too large to work on. {{most}} pixels wide is enough.':
    '为 {{width}} × {{height}} 像素，过大。宽 {{most}} 像素即可。',
  'is larger than 20 MB. Export it smaller.': '超过 20 MB。请导出得小一些。',
  '{{path}} is the very picture that is there already.': '{{path}} 就是现有的那张图片。',
  '{{path}} can’t be read. Repair it first; a developer can help.': '无法读取 {{path}}。请先修复，可请开发人员协助。',
  'Nothing shows {{path}} any more. Upload the new picture, then choose it where it belongs.':
    '已没有地方使用 {{path}}。请上传新图片，再到相应位置选用。',
  'Something went wrong on the server. Nothing was changed.': '服务器出了问题。未作任何更改。',
  'The admin no longer knows its branch. Reload it, then try again.': '工作台不再知道您在处理哪个草稿。请重新加载后再试。',
  'There is no such folder.': '没有这个文件夹。',
  'has to wait: another upload of yours is under way. Try again in a moment.': '需要等待：您的另一个上传正在进行。请稍后再试。',
  'can’t be kept in that folder: name it with Latin letters and digits.': '不能存入该文件夹：请用拉丁字母和数字命名。',
  'moves, and only its first picture would be kept, which stands still.': '是动态图片，只会保留第一帧，成为静态图片。',
  'is in the iPhone’s own format (HEIC). Export it as a JPEG.': '是 iPhone 的格式（HEIC）。请导出为 JPEG。',
  'is a drawing (SVG), which can hold programs. Use a JPEG, PNG, WebP or AVIF.':
    '是可能含有程序的 SVG 图形。请使用 JPEG、PNG、WebP 或 AVIF。',
  'is a TIFF or BMP picture, which browsers can’t show. Use a JPEG, PNG, WebP or AVIF.':
    '是浏览器无法显示的 TIFF 或 BMP 图片。请使用 JPEG、PNG、WebP 或 AVIF。',
  'is not a picture, whatever it is called. Use a JPEG, PNG, WebP or AVIF.': '不是图片，无论名称如何。请使用 JPEG、PNG、WebP 或 AVIF。',
}
