import { PortalBody, useEditorPlugin, usePluginOption } from '@udecode/plate/react'
import { flip, offset, shift } from '@udecode/plate-floating'
import {
  LinkPlugin,
  submitFloatingLink,
  useFloatingLinkEdit,
  useFloatingLinkEditState,
  useFloatingLinkInsert,
  useFloatingLinkInsertState,
} from '@udecode/plate-link/react'
import type { HTMLAttributes } from 'react'
import { Button } from '../../../src/admin/ui/button'
import { INPUT } from '../../../src/admin/ui/looks'
import { saidOf } from '../links/options'
import { LinkPicker } from '../links/picker'
import { useTargets } from '../links/use-targets'
import { word } from './words'

const PLACE = {
  floatingOptions: { middleware: [offset(8), flip({ padding: 12 }), shift({ padding: 8 })], placement: 'bottom-start' as const },
}
/** Plate says where the box stands; its types of styles are those of another version. */
type BoxProps = HTMLAttributes<HTMLDivElement>
const BOX = '!z-[999999] w-[min(340px,92vw)] rounded-sm border border-gray-300 bg-white p-3 font-sans shadow-lg'

/** The box beside a link in a text: where it leads, by the name of the page; and while one is made, its words and the pages to choose from. */
export function LinkToolbar() {
  const insert = useFloatingLinkInsertState(PLACE)
  const { hidden, props: insertProps, ref: insertRef, textInputProps } = useFloatingLinkInsert(insert)
  const edit = useFloatingLinkEditState(PLACE)
  const { editButtonProps, props: editProps, ref: editRef, unlinkButtonProps } = useFloatingLinkEdit(edit)
  if (hidden) return null
  const choice = (
    <>
      <label className="mb-3 block text-xs font-semibold text-gray-700">
        {word('text')}
        <input className={`mt-1 ${INPUT}`} {...textInputProps} />
      </label>
      <Choose />
    </>
  )
  return (
    <PortalBody>
      {insert.isOpen && !edit.isOpen && (
        <div ref={insertRef} {...(insertProps as BoxProps)} className={BOX}>
          {choice}
        </div>
      )}
      {edit.isOpen && (
        <div ref={editRef} {...(editProps as BoxProps)} className={BOX}>
          {edit.isEditing ? (
            choice
          ) : (
            <div className="flex flex-wrap items-center gap-2">
              <Where />
              <Button {...editButtonProps}>{word('change')}</Button>
              <Button {...unlinkButtonProps}>{word('remove')}</Button>
            </div>
          )}
        </div>
      )}
    </PortalBody>
  )
}

/** The name of the page that the link at the cursor leads to. */
function Where() {
  const { editor } = useEditorPlugin(LinkPlugin)
  const targets = useTargets()
  const [element] = editor.api.node({ match: { type: editor.getType(LinkPlugin) } }) ?? []
  const url = (element as { url?: unknown } | undefined)?.url
  const said = typeof url === 'string' && targets ? saidOf(url, targets) : undefined
  return (
    <p className="w-full text-sm text-gray-900">
      {said?.name}{' '}
      {said?.problem ? (
        <span className="block text-xs text-red-700">{said.problem}</span>
      ) : (
        <bdi className="block truncate text-xs text-gray-600">{said?.note}</bdi>
      )}
    </p>
  )
}

/** Chooses the place; the link is made at once. Without words of its own it has the name of the page. */
function Choose() {
  const { api, editor, getOption, setOption } = useEditorPlugin(LinkPlugin)
  const targets = useTargets()
  const url = usePluginOption(LinkPlugin, 'url') as string
  return (
    <>
      <span className="mb-1 block text-xs font-semibold text-gray-700">{word('leadsTo')}</span>
      <LinkPicker
        label={word('leadsTo')}
        link={url}
        required
        wantsFocus
        onChoose={(link) => {
          setOption('url', link)
          if (!getOption('text') && targets) setOption('text', saidOf(link, targets).name)
          submitFloatingLink(editor)
        }}
      />
      <p className="mt-2 text-end">
        <Button onClick={() => api.floatingLink.hide()}>{word('close')}</Button>
      </p>
    </>
  )
}
