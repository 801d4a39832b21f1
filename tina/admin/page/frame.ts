import type { ToPage } from '../../../src/features/preview/rules/frame-messages'

export const frameOfPage = () => document.querySelector<HTMLIFrameElement>('#tina-iframe')

/** Tells something to the page in the frame. */
export const tellPage = (message: ToPage) => frameOfPage()?.contentWindow?.postMessage(message, window.location.origin)
