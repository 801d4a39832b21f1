/** Returns the page in a frame; undefined where it is another site's, such as a map. */
export function ownPage({ contentWindow }: HTMLIFrameElement): Window | undefined {
  try {
    return contentWindow?.document ? contentWindow : undefined
  } catch {
    return undefined
  }
}

/** Calls `listen` with the window of the admin, and with that of each page of this site that one of its frames loads. */
export function inEachPage(listen: (page: Window) => void): void {
  listen(window)
  const inFrame = ({ target }: Event) => {
    const page = target instanceof HTMLIFrameElement ? ownPage(target) : undefined
    if (page) listen(page)
  }
  // The load of a frame doesn't rise to the document, but is seen on its way down.
  document.addEventListener('load', inFrame, { capture: true })
}
