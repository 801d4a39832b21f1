import { useHref } from 'react-router-dom'

/** Where the addresses of this document begin: `''` on the site itself, `'/~fix~hours'` in the preview of a branch. `Link` adds it by itself. */
export const useBase = (): string => useHref('/').replace(/\/$/, '')
