/** A role that reads the same for everybody: `'护士'` => `{ feminine: '护士', masculine: '护士' }`. */
export const oneForm = (label: string) => ({ feminine: label, masculine: label })
