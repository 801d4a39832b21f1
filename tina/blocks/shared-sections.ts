import { toggle } from '../fields/text'
import { block } from './block'

/** Marks where the sections common to all treatments stand; without it they follow last. */
export const sharedSections = block('sharedSections', 'Shared sections', 'They are edited on the page "Shared treatment sections".', [
  toggle('leaveOut', 'Leave them out', 'Shows none of the shared sections on this page.'),
])
