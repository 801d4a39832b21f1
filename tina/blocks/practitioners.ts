import { members } from '../fields/team'
import { block } from './block'

export const practitioners = block(
  'practitioners',
  'Practitioners',
  'People one by one, each with a profile that opens.',
  'Doctors page.',
  [members('In this order.')],
)
