import { createSlatePlugin } from '@udecode/plate'
import { blocksIn } from './blocks'
import { KINDS } from './kinds'

/** What an editor of Tina's puts on the clipboard of its own text: that is inserted as it is. */
const OWN = 'application/x-slate-fragment'
const HTML = 'text/html'

/** Reads the HTML of the clipboard; it is never shown, and nothing in it runs. */
export const fragmentOf = (html: string) => blocksIn(new DOMParser().parseFromString(html, HTML).body, KINDS)

/** Inserts what was pasted from another program in the kinds that the text may have. */
export const PastePlugin = createSlatePlugin({ key: 'own-paste' }).overrideEditor(({ editor, tf: { insertData } }) => ({
  transforms: {
    insertData(data) {
      const html = data.types.includes(OWN) ? '' : data.getData(HTML)
      const fragment = html && !html.includes('data-slate-fragment') ? fragmentOf(html) : []
      if (fragment.length > 0) return editor.tf.insertFragment(fragment as never)
      // A text that begins with / or # is no link: Plate takes the whole of it for one.
      const text = data.getData('text/plain')
      if (/^[/#]/.test(text) && /\s/.test(text.trim())) return void editor.tf.insertTextData(data)
      insertData(data)
    },
  },
}))
