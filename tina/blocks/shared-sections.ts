import { toggle } from '../fields/text'
import { block } from './block'

export const sharedSections = block(
  'sharedSections',
  'Shared sections',
  'Marks where the sections that all treatments share stand on this page.',
  'They are edited on the page "Shared treatment sections".',
  [toggle('leaveOut', 'Leave them out', 'Shows none of the shared sections on this page.')],
)
