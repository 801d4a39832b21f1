import type { TinaField } from 'tinacms'
import { FOCUS_PATTERN } from '../../src/model/focus.ts'
import { FocusField } from '../admin/pictures/focus-field'

/** The point of a picture that stays in view where its box cuts it; `picture` is the field that holds the picture, beside it. */
export const focus = (picture: string): TinaField =>
  ({
    type: 'string',
    name: 'focus',
    label: 'What stays in view',
    description: 'Where a box cuts the picture, this point of it is still seen. Not set: the middle.',
    ui: {
      component: FocusField,
      picture,
      pattern: FOCUS_PATTERN,
      patternMessage: 'must be a point of the picture: choose it anew',
    },
  }) as unknown as TinaField
