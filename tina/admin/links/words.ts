import { roomWords } from '../../../src/admin/i18n/room-words'

/** What the picker of links says, and what is said of a page that moves. */
export const word = roomWords(
  'links',
  {
    placeholder: 'Type the name of a page or a section, or an address',
    noLink: 'No link',
    nothingFound: 'No page is called so. A web address begins with https://, a page of this site with /, a section of this page with #.',
    gone: 'The page that this led to is gone. Visitors read the words without a link: choose another page.',
    unpublished: 'Not published yet: until it is, visitors read the words without a link.',
    listed: 'Where it leads',
    lostName: 'A page that is gone',
    phone: 'Telephone call',
    mail: 'E-mail',
    section: 'A section of this page',
    sectionOf: 'A section of a page',
    elsewhere: 'Another site',
    ownAddress: 'An address of this site',
    page: 'Page',
    treatment: 'Treatment',
    hidden: 'not published',
    found_one: '{{count}} found',
    found_other: '{{count}} found',
    moves: 'Once saved, this page is at {{to}}. {{follow}}, and who asks for {{from}} is led here.',
    noneFollow: 'No link leads here',
    follow: '{{links}}, {{texts}}',
    links_one: '{{count}} link follows',
    links_other: '{{count}} links follow',
    inTexts_one: 'in {{count}} text',
    inTexts_other: 'in {{count}} texts',
    keepsAddress: 'The site itself leads to {{from}}, so this page keeps that address. Put it back, then save.',
  },
  {
    placeholder: '输入页面或版块的名称，或网址',
    noLink: '不设链接',
    nothingFound: '没有这个名称的页面。网址以 https:// 开头，本站页面以 / 开头，本页中的位置以 # 开头。',
    gone: '所链接的页面已不存在，访客只会看到没有链接的文字：请选择其他页面。',
    unpublished: '尚未发布：发布之前，访客只会看到没有链接的文字。',
    listed: '链接目标',
    lostName: '已不存在的页面',
    phone: '拨打电话',
    mail: '电子邮箱',
    section: '本页中的位置',
    sectionOf: '页面中的位置',
    elsewhere: '其他网站',
    ownAddress: '本站网址',
    page: '页面',
    treatment: '项目',
    hidden: '未发布',
    found_other: '找到 {{count}} 个',
    moves: '保存后，此页面的网址为 {{to}}。{{follow}}，访问 {{from}} 的访客会被引导到这里。',
    noneFollow: '没有链接指向这里',
    follow: '{{texts}}{{links}}',
    links_other: ' {{count}} 个链接会随之更新',
    inTexts_other: '{{count}} 份内容中的',
    keepsAddress: '网站本身使用 {{from}}，因此此页面须保留该网址。请改回后再保存。',
  },
)

/** What a new address moves: `('/a', '/b', { links: 12, documents: 5 })` => `'… 12 links follow, in 5 texts, and /a leads here.'` */
export function movesTo(from: string, to: string, { links, documents }: { links: number; documents: number }): string {
  const inTexts = { links: word('links', { count: links }), texts: word('inTexts', { count: documents }) }
  return word('moves', { from, to, follow: links === 0 ? word('noneFollow') : word('follow', inTexts) })
}
