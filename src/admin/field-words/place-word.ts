import { fieldWord } from './field-word'

/** Returns a label of a place in the language of the staff; the number of an item stays. `'2 Hero with film'` => `'2 带影片的首屏'` */
export function placeWord(label: string): string {
  const [, number = '', name = ''] = /^(\d+ )?(.*)$/s.exec(label) ?? []
  return number + fieldWord(name)
}

/** Returns what a place in a document is called: `{ title: 'HydraTite', where: ['Card', 'Price'] }` => `'HydraTite › 卡片 › 价格'` */
export const placeName = ({ title, where }: { title: string; where: string[] }): string =>
  [title.replace('|', ' '), ...where.map(placeWord)].join(' › ')

/** Returns a whole place in it, as the server writes one. `'Sections › 2 Hero with film › Heading'` => `'版块 › 2 带影片的首屏 › 大标题'` */
export const placeWords = (place: string): string => place.split(' › ').map(placeWord).join(' › ')
