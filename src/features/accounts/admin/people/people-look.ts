/** How the screen of colleagues looks. */
export const PEOPLE_LOOK = `
.people { color: var(--color-ink-2); font: 400 .9375rem/1.5 var(--font-sans) }
[data-screen]:has(.people) > h1 { color: var(--color-ink); font: 400 2.125rem/1.1 var(--font-display) }
.people-lead { margin-block-end: 1.5rem }
.people-title { margin-block: 2.5rem .5rem; color: var(--color-ink); font: 400 1.5rem/1.2 var(--font-display) }
.people-row {
  display: grid; grid-template-columns: minmax(0, 15rem) minmax(0, 1fr); gap: .5rem 4rem; padding-block: 1.25rem;
  border-block-start: 1px solid var(--color-sand);
}
.people-row p { overflow-wrap: anywhere }
.people-who p, .people-what p { font-size: .875rem; color: var(--color-ink-3) }
.people-row .people-name { color: var(--color-ink); font: 400 1.1875rem/1.3 var(--font-display) }
.people-row .people-role { font-size: .9375rem; color: var(--color-ink); font-weight: 500 }
.people-do { grid-column: 2 }
.people-do form { max-width: 25rem }
.people-hand { margin-block: .75rem 1rem; color: var(--color-ink) }
.people-hand ul { margin-block: .25rem 1rem; padding-inline-start: 1.1rem; list-style: disc }
.people-buttons fieldset { display: flex; flex-wrap: wrap; gap: .75rem }
.people-buttons { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem; margin-block-start: .5rem }
.people .people-buttons > button, .people .people-buttons fieldset button {
  min-height: 2.5rem; padding: .35rem .9rem; font-size: .875rem; font-weight: 500; color: var(--color-ink);
  background: var(--color-paper); border: 1px solid var(--color-line-strong); border-radius: 2px;
}
.people .people-buttons > button:hover, .people .people-buttons fieldset button:hover { border-color: var(--color-ink); background: var(--color-plaster) }
.people .people-buttons fieldset button:last-child { color: var(--color-on-night); background: var(--color-error-700); border-color: var(--color-error-700) }
.people-buttons fieldset legend { width: 100% }
.people form > .sign-field { margin-block-end: 1.25rem }
.people .sign-input { height: 2.75rem; font-size: .9375rem }
.people-ticks { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin-block-end: 1rem }
.people-ticks legend { color: var(--color-ink); font-weight: 500 }
.people-ticks label, .people-tick { display: flex; align-items: center; gap: .5rem; min-height: 2.75rem; color: var(--color-ink) }
.people-ticks input, .people-tick input { width: 1.125rem; height: 1.125rem; accent-color: var(--color-night) }
.people-link {
  display: grid; gap: .5rem; margin-block: .5rem 1rem; padding: 1rem; color: var(--color-ink);
  background: var(--color-brass-100); border-inline-start: 3px solid var(--color-brass-700);
}
.people-link label { font-weight: 500 }
.people-log table { width: 100%; margin-block-start: 1rem; border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums }
.people-log th { padding-block: .5rem; padding-inline-end: .75rem; color: var(--color-ink); font-weight: 500; text-align: start }
.people-log td { padding-block: .6rem; padding-inline-end: .75rem; vertical-align: top; overflow-wrap: anywhere; border-block-start: 1px solid var(--color-sand) }
.people-log td small { font-size: .8125rem; color: var(--color-ink-3) }
.people-by { display: none }
.people-rights table { width: 100%; margin-block-start: 1rem; border-collapse: collapse; font-size: .875rem }
.people-rights th { padding-block: .5rem; padding-inline-end: .75rem; color: var(--color-ink); font-weight: 500; text-align: start }
.people-rights tbody th { font-weight: 400; color: var(--color-ink-2) }
.people-rights :is(td, thead th:not(:first-child)) { text-align: center }
.people-rights tbody tr { border-block-start: 1px solid var(--color-sand) }
.people :focus-visible { outline: 2px solid var(--color-ink); outline-offset: 2px; border-radius: 2px }
@media (max-width: 899px) {
  .people-row { grid-template-columns: minmax(0, 1fr) }
  .people-do { grid-column: 1 }
}
@media (max-width: 599px) {
  :is(.people-log, .people-rights) thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  .people-log tr { display: block; padding-block: .6rem; border-block-start: 1px solid var(--color-sand) }
  .people-log td { display: block; padding: 0; border: 0 }
  :is(.people-log, .people-rights) td:empty { display: none }
  .people-rights tr { display: block; padding-block: .6rem }
  .people-rights tbody th { display: block; padding: 0 }
  .people-rights td { display: inline-block; padding-inline-end: .75rem }
  .people-by { display: inline; color: var(--color-ink-3) }
}
@media (pointer: coarse) { .people-buttons > button, .people-buttons fieldset button { min-height: 2.75rem } }
`
