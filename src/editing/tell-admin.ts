import type { FromPage } from '../features/preview/rules/frame-messages.ts'

/** Tells something to the admin around the page. */
export const tellAdmin = (message: FromPage) => window.parent.postMessage(message, window.location.origin)

/** The admin's switch between clicking to edit and clicking to browse; Tina sets it. */
export const canEdit = () => document.body.classList.contains('__tina-quick-editing-enabled')
