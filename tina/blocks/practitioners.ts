import { members } from '../fields/team'
import { block } from './block'

/** People one by one, portraits on alternating sides, each with a profile that opens. */
export const practitioners = block('practitioners', 'Practitioners', 'Doctors page.', [members('In this order.')])
