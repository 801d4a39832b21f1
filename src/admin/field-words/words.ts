import { roomWords } from '../i18n/room-words'

/** What a field says below itself. */
export const word = roomWords(
  'field-words',
  {
    complaint: '{{label}} {{complaint}}.',
  },
  {
    complaint: '{{label}}{{complaint}}。',
  },
)
