const SCREEN = '#/screens/history'

/** Address of the screen, for a document or for all: `'content/page/home.json'` => `'#/screens/history?path=content%2Fpage%2Fhome.json'` */
export const screenFor = (path: string) => (path ? `${SCREEN}?path=${encodeURIComponent(path)}` : SCREEN)

/** Returns the path of the document that the screen's address names; `''` for all. */
export const pathInAddress = () => new URLSearchParams(window.location.hash.split('?')[1]).get('path') ?? ''

/**
 * Returns the address of the history of the document that a form shows. In the list of a collection Tina names the document
 * without its folder; then the folder is that of the collection in the browser's address.
 */
export function historyOfForm(name: string) {
  const [, collection = ''] = /collections\/edit\/([^/]+)\//.exec(window.location.hash) ?? []
  return `/admin/index.html${screenFor(name.startsWith('content/') ? name : `content/${collection}/${name}`)}`
}
