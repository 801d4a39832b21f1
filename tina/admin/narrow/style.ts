/** Below this width Tina lets its panel lie over the preview; here both get their room instead. */
const NARROW = '(max-width: 879px)'

const STYLE = `@media ${NARROW} {
  .z-base > .relative.h-dvh:not([style*='width: 100vw']) { width: 360px !important }
  body[style*='padding-left']:not([style*='padding-left: 0']) { padding-left: 360px !important }
}`

/** Makes form and preview stand side by side on a tablet. The panel's own button hides the form, as on wide screens. */
export function fitNarrow() {
  const style = document.createElement('style')
  style.textContent = STYLE
  document.head.append(style)
}
