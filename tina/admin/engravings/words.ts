import { roomWords } from '../../../src/admin/i18n/room-words'

/** What the field of an engraving's seed says. */
export const word = roomWords(
  'engravings',
  {
    own: 'The engraving as it is now',
    grow: 'Grow three others',
    choose: 'Take this one',
    back: 'Back to the first',
  },
  {
    own: '现在的版画',
    grow: '再长三株',
    choose: '选用这一株',
    back: '恢复最初的',
  },
)
