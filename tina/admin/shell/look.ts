/**
 * The look of the admin: the site's faces and colours over Tina's own classes, and room at the top for the bar and the status
 * line. Tina gives no theme to set, so its utilities are restated here; `tests/unit/mocked/admin-shell.test.ts` tells when a new
 * version no longer has them.
 */
export const LOOK = `
:root {
  --desk-top: 100px;
}

body.tina-tailwind, .tina-tailwind .font-sans, .tina-tailwind button, .tina-tailwind input, .tina-tailwind textarea, .tina-tailwind select {
  font-family: var(--font-sans); font-variant-numeric: tabular-nums;
}
body.tina-tailwind { background: var(--color-ivory); color: var(--color-ink-2) }
.tina-tailwind h1, .tina-tailwind h2, .tina-tailwind h3 { font-family: var(--font-display); font-weight: 400; color: var(--color-ink) }
.tina-tailwind [lang=ar] { font-family: 'Markazi RT', 'Hanken RT', serif; line-height: 1.6 }
.tina-tailwind :focus-visible { outline: 2px solid var(--color-ink) !important; outline-offset: 2px; box-shadow: none !important }

/* Room for the bar and the status line. */
.tina-tailwind .fixed.top-0.left-0.h-dvh { top: var(--desk-top); height: calc(100dvh - var(--desk-top)) }
.tina-tailwind .fixed.top-0.left-0.h-dvh > .relative.h-dvh, .tina-tailwind [style*='position: fixed'][style*='overflow: auto'] .h-dvh { height: 100% }
.tina-tailwind [style*='position: fixed'][style*='overflow: auto'] { inset-block: var(--desk-top) 0 !important; height: auto !important; background: var(--color-ivory) !important; font-family: var(--font-sans) !important }
.tina-tailwind .flex.flex-col.h-screen:has(#tina-iframe) { height: calc(100dvh - var(--desk-top)); margin-top: var(--desk-top) }

/* The forms beside the preview wait out of sight where another screen is open, and out of the keyboard's way. */
body.tina-tailwind:not(:has(#tina-iframe)) .fixed.top-0.left-0.h-dvh { visibility: hidden }

.tina-tailwind button[aria-disabled=true] { opacity: .5; cursor: default }

/* Tina's own menu, mark and branch button: the bar and the status line are there instead. */
.tina-tailwind .p-2.flex-grow-0 > .flex > .flex.overflow-hidden { visibility: hidden; width: 0 }
.tina-tailwind .p-2.flex-grow-0 { position: absolute; inset-block-start: -10px; inset-inline-end: 4px; width: auto; z-index: 2; background: none }
.tina-tailwind [style*='overflow: auto'] > .flex.h-dvh > .z-30.w-96 { display: none }
.tina-tailwind .relative.w-full.h-full > .py-2.w-full:first-child, .tina-tailwind .bg-gradient-to-b > .py-2.w-full:first-child { display: none }
.tina-tailwind .relative.w-full.h-full > .pl-6.py-5 { display: none }
.tina-tailwind .px-4.pt-2.pb-4.bg-gradient-to-t { padding-inline-end: 3.5rem }

/* Surfaces, lines and text. */
.tina-tailwind .bg-gray-50, .tina-tailwind :is(.bg-gradient-to-t, .bg-gradient-to-b), .tina-tailwind .bg-gray-100 { background: var(--color-ivory) }
.tina-tailwind .bg-white { background-color: var(--color-paper) }
.tina-tailwind .border-gray-100, .tina-tailwind .border-gray-150, .tina-tailwind .border-gray-200, .tina-tailwind .border-gray-250 { border-color: var(--color-sand) }
.tina-tailwind .bg-gray-100.text-gray-300, .tina-tailwind .text-gray-400, .tina-tailwind .text-gray-500, .tina-tailwind .text-gray-600 { color: var(--color-ink-3) }
.tina-tailwind .text-gray-700, .tina-tailwind .text-gray-800, .tina-tailwind .text-gray-900 { color: var(--color-ink) }
.tina-tailwind .italic { font-style: normal }
.tina-tailwind :is(input, textarea, select):not([type=checkbox], [type=radio]).rounded { border-color: var(--color-line-strong); border-radius: 2px; background: var(--color-paper); box-shadow: none }
.tina-tailwind select { color: var(--color-ink) }
.tina-tailwind .shadow, .tina-tailwind .shadow-sm, .tina-tailwind .shadow-inner { box-shadow: none }

/* Buttons and links. */
.tina-tailwind .bg-tina-orange-dark, .tina-tailwind .bg-blue-500, .tina-tailwind .bg-blue-700 { background: var(--color-night); border-color: var(--color-night); color: var(--color-ivory); border-radius: 2px }
.tina-tailwind :is(.bg-tina-orange-dark, .bg-blue-500, .bg-blue-700):hover { background: var(--color-rose-800) }
.tina-tailwind :is(.text-blue-500, .text-blue-600, .text-blue-700) { color: var(--color-ink); text-decoration-color: var(--color-brass-500); text-underline-offset: 4px }
.tina-tailwind :is(.hover\\:text-blue-600, .hover\\:text-orange-500):hover { color: var(--color-rose-700) }
.tina-tailwind .rounded, .tina-tailwind .rounded-md, .tina-tailwind .rounded-lg { border-radius: 2px }
`
