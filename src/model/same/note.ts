/** The field beside texts that notes which of them say the same as a text elsewhere. */
export const SAME = 'same'
