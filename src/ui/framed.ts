/** Whether the page stands in a frame: the admin's, or one of two where a draft is compared. False on the server. */
export const isFramed = typeof window !== 'undefined' && window.parent !== window
