import { screenOf, useBranch } from '../../../admin/screen'
import { TITLE } from '../../../admin/ui/looks'
import { Library } from './library/library'
import { word } from './words/library'

/** All pictures of the site: where each is shown, what it shows, and another one in its place everywhere. */
function Pictures() {
  return (
    <main data-screen className="mx-auto w-full max-w-[1344px] p-4 font-sans text-base lg:p-6">
      <h1 className={`mb-4 ${TITLE}`}>{word('pictures')}</h1>
      <Library branch={useBranch()} />
    </main>
  )
}

export const picturesScreen = screenOf('Pictures', 'M4 5h16v14H4ZM4 16l5-5 4 4 3-3 4 4M15.5 9.5h.01', Pictures)
