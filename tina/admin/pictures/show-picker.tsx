import { createRoot } from 'react-dom/client'
import { Picker } from '../../../src/features/media/admin/picker'
import type { Cms } from '../saving/form'

/** Lays the list of pictures over the admin when one is to be chosen, in a root of its own, beside every form. */
export const showPicker = (tina: unknown) =>
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Picker branch={() => (tina as Cms).api.tina.branch} />)
