import { createSlatePlugin } from '@udecode/plate'
import { useEditorPlugin, usePluginOption } from '@udecode/plate/react'
import { staffLocale } from '../../../src/admin/i18n/staff-language'
import { Button } from '../../../src/admin/ui/button'
import { blocksIn, type Dropped, droppedIn } from './blocks'
import { KINDS } from './kinds'
import { word } from './words'

/** What an editor of Tina's puts on the clipboard of its own text: that is inserted as it is. */
const OWN = 'application/x-slate-fragment'
const HTML = 'text/html'

/** Reads the HTML of the clipboard; it is never shown, and nothing in it runs. */
const bodyOf = (html: string) => new DOMParser().parseFromString(html, HTML).body

/** Inserts what was pasted from another program in the kinds that the text may have, and keeps what of it has no place here. */
export const PastePlugin = createSlatePlugin({ key: 'own-paste', options: { dropped: [] as Dropped[] } }).overrideEditor(
  ({ editor, tf: { insertData } }) => ({
    transforms: {
      insertData(data) {
        const html = data.types.includes(OWN) ? '' : data.getData(HTML)
        const body = html && !html.includes('data-slate-fragment') ? bodyOf(html) : undefined
        const fragment = body ? blocksIn(body, KINDS) : []
        editor.setOption(PastePlugin, 'dropped', body ? droppedIn(body) : [])
        if (fragment.length > 0) return editor.tf.insertFragment(fragment as never)
        // A text that begins with / or # is no link: Plate takes the whole of it for one.
        const text = data.getData('text/plain')
        if (/^[/#]/.test(text) && /\s/.test(text.trim())) return void editor.tf.insertTextData(data)
        insertData(data)
      },
    },
  }),
)

/** Says under a text what the last paste brought that it can't hold. */
export function PasteNotice() {
  const { editor } = useEditorPlugin(PastePlugin)
  const dropped = usePluginOption(PastePlugin, 'dropped') as Dropped[]
  const close = () => {
    editor.setOption(PastePlugin, 'dropped', [])
    editor.tf.focus()
  }
  return (
    <div role="status" contentEditable={false} className="font-sans text-sm">
      {dropped.length > 0 && (
        <p className="mt-2 rounded border border-orange-300 bg-orange-50 p-2">
          {word('dropped', { kinds: new Intl.ListFormat(staffLocale).format(dropped.map((kind) => word(kind))) })}{' '}
          <Button look="link" onClick={close}>
            {word('gotIt')}
          </Button>
        </p>
      )}
    </div>
  )
}
