/** The size in pixels of the picture that is shared with a page: the one that networks cut least of. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const
