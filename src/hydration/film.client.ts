declare global {
  interface Navigator {
    /** Some browsers tell what the visitor's connection is like. */
    readonly connection?: { saveData?: boolean }
  }
}

/**
 * Starts the film of the page once it is loaded and the browser has nothing else to do, unless the visitor asked for less
 * motion or less data. On a phone it is the tall one. In the admin's frame it waits for its button: it takes a third of a
 * processor, which whoever types beside it needs.
 */
export function startFilmOnceSettled() {
  if (window.parent !== window) return
  const start = () => {
    const film = document.querySelector<HTMLVideoElement>('video[data-film]')
    if (!film || film.src || navigator.connection?.saveData || matchMedia('(prefers-reduced-motion:reduce)').matches) return
    // A browser may refuse to play by itself: the poster stays. What plays by itself rests while it is out of view.
    film.autoplay = true
    film.src = (matchMedia('(max-width:767px)').matches ? film.dataset.filmTall : film.dataset.film) ?? ''
  }
  const startOnceIdle = () => (window.requestIdleCallback ?? setTimeout)(start)
  // Nobody looks yet at a page that the browser prepares.
  addEventListener('load', () => (document.prerendering ? document.addEventListener('prerenderingchange', startOnceIdle) : startOnceIdle()))
}
