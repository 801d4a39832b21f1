/** Words of the list of sections and of their choice. */
export const ADD_A_SECTION = 'Add a section'
export const ADD_FIRST = 'Insert a section at the beginning'
export const addAfter = (name: string) => `Insert a section after ${name}`
