import { word } from './words'

const parts = { count: 0, screen: '' }

/** Sets a part of the title of the browser's tab: the screen that is open, or the number of what is new: `'(3) The editors’ desk'` */
export function setTabTitle(part: Partial<typeof parts>): void {
  Object.assign(parts, part)
  const { count, screen } = parts
  document.title = `${count > 0 ? `(${count}) ` : ''}${screen ? `${screen} · ` : ''}${word('desk')}`
}
