/** Labels of the page's own buttons inside the admin; visitors never load them. */
export const addAfter = (title: string) => (title ? `Add a section after “${title}”` : 'Add a section here')
export const ADD_FIRST = 'Add a section at the beginning'
