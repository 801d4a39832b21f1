/** The button of Tina that opens the list of branches. The look hides it, and the line under the bar stands in its place. */
const BRANCHES = '.p-2.flex-grow-0 .overflow-hidden button:last-of-type'

/** Opens Tina's own list of branches. */
export const chooseBranch = () => document.querySelector<HTMLButtonElement>(BRANCHES)?.click()
