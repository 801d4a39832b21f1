import { Icon } from '../../../../admin/screen'
import { word } from '../words/palette'
import { KEY } from './looks'
import { setOpened } from './opened'

/** Opens the palette, and says by which keys it opens everywhere. */
export const FindButton = () => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={() => setOpened(true)}
    className="mt-5 flex min-h-12 w-full max-w-2xl items-center gap-3 rounded-sm border border-[#85767e] bg-[#fffdfa] px-4 text-start text-base text-[#493d46] hover:border-[#7e3242]"
  >
    <Icon lines="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.5 4.5" className="size-5" />
    {word('title')}
    <span aria-hidden="true" className={`${KEY} ms-auto max-[767px]:hidden`}>
      Ctrl K
    </span>
  </button>
)
