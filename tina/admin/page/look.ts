/** Below this width the form and the page take turns. */
const ONE_AT_A_TIME = '(max-width: 767px)'
export const isOneAtATime = () => window.matchMedia(ONE_AT_A_TIME).matches

/**
 * The look of the preview: the page in the chosen width, scaled where there is less room; on a phone the form or the page, the
 * bar below them. The frame, the panel of the form and their places are Tina's; `tests/unit/page-in-admin.test.ts` tells when a
 * new version no longer has them.
 */
export const PAGE_LOOK = `
.flex-1.min-h-0:has(> #tina-iframe) { overflow: clip; background: var(--color-stone) }
@media (min-width: 768px) {
  [data-page-width] #tina-iframe {
    width: var(--page-width); max-width: none; height: calc(100% / var(--page-scale)); transform: scale(var(--page-scale)); transform-origin: 0 0;
    margin-inline-start: calc((100% - var(--page-width) * var(--page-scale)) / 2);
  }
}
.desk-phone-bar { display: none }
@media ${ONE_AT_A_TIME} {
  :root { --desk-foot: calc(60px + env(safe-area-inset-bottom)) }
  .desk-phone-bar { display: flex; position: fixed; inset: auto 0 0; z-index: 950; height: var(--desk-foot); padding-bottom: env(safe-area-inset-bottom);
    background: var(--color-ivory); border-block-start: 1px solid var(--color-sand); box-shadow: 0 -4px 16px rgb(36 26 34 / .08) }
  .tina-tailwind .flex.flex-col.h-screen:has(#tina-iframe) { height: calc(100dvh - var(--desk-top) - var(--desk-foot)) !important }
  .tina-tailwind [style*='position: fixed'][style*='overflow: auto'] { inset-block-end: var(--desk-foot) !important }
  body.tina-tailwind:has(#tina-iframe) { padding-left: 0 !important }
  .tina-tailwind .fixed.top-0.left-0.h-dvh { height: calc(100dvh - var(--desk-top) - var(--desk-foot)) !important; right: 0; z-index: 800 }
  .tina-tailwind .fixed.top-0.left-0.h-dvh > .relative.h-dvh { width: 100vw !important; max-width: 100vw !important; transform: none !important }
  .tina-tailwind:has(#tina-iframe)[data-turn='page'] .fixed.top-0.left-0.h-dvh { visibility: hidden }
  .tina-tailwind:has(#tina-iframe)[data-turn='form'] #tina-iframe { visibility: hidden }
  .tina-tailwind [aria-label='Hide editing panel'], .tina-tailwind [aria-label='Show editing panel'] { display: none }
  .tina-tailwind .fixed.top-0.left-0.h-dvh :is(input, textarea, select) { font-size: 16px }
}
`
