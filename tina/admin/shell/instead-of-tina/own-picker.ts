import type { TinaCMS } from 'tinacms'
import { setPicking } from '../../../../src/features/media/admin/picker-opening'
import { addressOf } from '../../../../src/model/picture-address.ts'

/** The screen of Tina that `src/features/media/admin/screen.tsx` stands in for. */
const SCREEN = 'Media Manager'

type Opening = { directory?: string; onSelect?(media: unknown): void }

/**
 * Replaces Tina's list of pictures by this site's own: as a screen, and as the dialog that fields and texts open by
 * `cms.media.open`. Tina's own opens at the top, whatever is chosen, and knows neither where a picture is shown nor what it
 * shows; it has no slot for another one.
 */
export function openOwnPicker({ media, plugins }: Pick<TinaCMS, 'media' | 'plugins'>) {
  for (const screen of plugins.getType('screen').all()) if (screen.name === SCREEN) plugins.remove(screen)
  media.open = ({ onSelect }: Opening = {}) =>
    setPicking({
      onPick: (path) => {
        const cut = path.lastIndexOf('/')
        onSelect?.({
          type: 'file',
          id: path,
          directory: path.slice(0, Math.max(cut, 0)),
          filename: path.slice(cut + 1),
          src: addressOf(path),
        })
      },
    })
}
