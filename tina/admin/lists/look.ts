/** How lists look: the table of the drawings, and on phones a card for each row. */
export const LIST_LOOK = `
.list { --thistle-100: #ece3ea; --thistle-800: #463247; color: var(--color-ink-2); font: 400 .9375rem/1.45 var(--font-sans) }
.list-head { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem 1.5rem; margin-block-end: 1.25rem }
.list-head h1 { font: 400 2.125rem/1.1 var(--font-display); color: var(--color-ink) }
.list-new { display: inline-flex; align-items: center; min-height: 2.5rem; margin-inline-start: auto; padding-inline: 1rem; font-weight: 500; color: var(--color-ivory); background: var(--color-night); border-radius: 2px }
.list-new:hover { background: var(--color-rose-800) }
.list-tabs { display: flex; gap: 1.5rem; min-width: 0; max-width: 100%; overflow-x: auto }
.list-tabs button { padding-block: .5rem; white-space: nowrap; border-block-end: 2px solid transparent }
.list-tabs button span { color: var(--color-ink-3) }
.list-tabs [aria-pressed=true] { color: var(--color-ink); font-weight: 500; border-color: var(--color-rose-700) }
.list-find { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem 1rem; margin-block-end: .75rem }
.list-find input[type=search] { flex: 1 1 14rem; max-width: 24rem; height: 2.5rem; padding-inline: .75rem; color: var(--color-ink); background: var(--color-paper); border: 1px solid var(--color-line-strong); border-radius: 2px }
.list-find label { display: inline-flex; align-items: center; gap: .5rem; font-size: .875rem; color: var(--color-ink-3) }
.list-find select { height: 2.5rem; padding-inline: .6rem 2rem; color: var(--color-ink); background-color: var(--color-paper); border: 1px solid var(--color-line-strong); border-radius: 2px }
.list-said { min-height: 1.5rem; font-size: .875rem; color: var(--color-ink-3) }
.list-done { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem; margin-block-end: .75rem; padding: .5rem .75rem; color: var(--color-ink); background: var(--color-paper); border: 1px solid var(--color-sand); border-inline-start: 3px solid var(--color-ok-700) }
.list-done:empty { display: none }
.list-button { min-height: 2rem; padding-inline: .75rem; font-weight: 500; color: var(--color-ink); background: var(--color-paper); border: 1px solid var(--color-line-strong); border-radius: 2px }
.list-button:hover { border-color: var(--color-ink) }
.list-button.is-danger { color: #fff; background: var(--color-error-700); border-color: var(--color-error-700) }
.list-table { width: 100%; border-collapse: collapse }
.list-table thead td { border-block-end: 1px solid var(--color-brass-500) }
.list-table.has-no-pictures :is(td, th):first-child { width: .75rem; padding: 0 }
.list-table.has-no-pictures .list-picture { display: none }
.list-table th { padding: .5rem 1rem .5rem 0; text-align: start; font-weight: 400; font-size: .875rem; color: var(--color-ink-3); white-space: nowrap; border-block-end: 1px solid var(--color-brass-500) }
.list-table th button[aria-pressed=true] { color: var(--color-ink); font-weight: 500 }
.list-table td { padding: .55rem 1rem .55rem 0; vertical-align: middle; border-block-end: 1px solid var(--color-sand) }
.list-table tbody tr:hover td { background: var(--color-plaster) }
.list-table :is(td, th):first-child { width: 6rem; padding-inline: .75rem }
.list-table :is(td, th):last-child { width: 3rem; padding-inline-end: .5rem }
.list-picture { display: block; width: 4.5rem; height: 3.25rem; object-fit: cover; border-radius: 2px; background: var(--color-stone) }
.list-picture.is-sections { display: flex; flex-direction: column; overflow: clip; border: 1px solid var(--color-sand) }
.list-picture.is-sections img { display: block; flex: none; width: 100%; height: auto; aspect-ratio: 8 / 5; object-fit: cover }
.desk-cards .list-picture { width: 100%; height: auto; min-height: 0; aspect-ratio: 8 / 5; overflow: clip; margin-block-end: .65rem }
.list-name { color: var(--color-ink); font-weight: 500 }
.list-name:hover { color: var(--color-rose-700) }
.list-note { display: -webkit-box; max-width: 34rem; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; font-size: .875rem; color: var(--color-ink-3) }
.list-chips { display: flex; flex-wrap: wrap; gap: .3rem }
.list-chip { padding: .1rem .5rem; font-size: .8125rem; color: var(--color-ink-2); background: var(--color-plaster); border-radius: 2px }
.list-chip[data-city=london] { color: var(--color-rose-800); background: var(--color-rose-100) }
.list-chip[data-city=edinburgh] { color: var(--thistle-800); background: var(--thistle-100) }
.list-langs { display: flex; gap: .25rem }
.list-langs li { min-width: 2rem; text-align: center; font-size: .8125rem; line-height: 1.5rem; border-block-end: 2px solid var(--color-ok-700) }
.list-langs li[data-state=stale] { color: var(--color-thistle-700); border-block-end: 2px dashed var(--color-thistle-700) }
.list-langs li[data-state=missing] { color: var(--color-ink-3); border-block-end: 2px dotted var(--color-line-strong) }
.list-state { display: inline-flex; align-items: center; gap: .5rem; font-size: .875rem }
.list-state i { flex: none; width: .625rem; height: .625rem; border-radius: 99px; background: var(--color-ok-700) }
.list-state[data-state=unsaved] { color: var(--color-rose-700) }
.list-state[data-state=unsaved] i { background: none; border: 2.5px solid var(--color-rose-700) }
.list-state[data-state=hidden] { color: var(--color-ink-3) }
.list-state[data-state=hidden] i { background: none; border: 1.5px solid var(--color-ink-3) }
.list-state[data-state=missing] { color: var(--color-ink-3) }
.list-state[data-state=missing] i { background: none; border: 1.5px dashed var(--color-ink-3) }
.list-state[data-state=stale] { color: var(--color-thistle-700) }
.list-state[data-state=stale] i { border-radius: 0; background: var(--color-thistle-700); transform: rotate(45deg) scale(.85) }
.list-state[data-state=problem] { color: var(--color-error-700) }
.list-state[data-state=problem] i { border-radius: 0; background: var(--color-error-700); clip-path: polygon(50% 0, 100% 100%, 0 100%) }
.list-hand { font-size: .875rem; white-space: nowrap }
.list-menu { position: relative }
.list-menu > button { display: grid; place-items: center; width: 2.5rem; height: 2.5rem; border-radius: 2px; font-size: 1.25rem; line-height: 1; color: var(--color-ink) }
.list-menu > button:hover, .list-menu > button[aria-expanded=true] { background: var(--color-stone) }
.list-menu ul { position: absolute; inset-block-start: 100%; inset-inline-end: 0; z-index: 5; min-width: 14rem; padding-block: .35rem; background: var(--color-paper); border: 1px solid var(--color-sand); border-radius: 2px; box-shadow: 0 8px 24px rgb(36 26 34 / .14) }
.list-menu li > * { display: block; width: 100%; padding: .55rem 1rem; text-align: start; color: var(--color-ink) }
.list-menu li > :hover { background: var(--color-plaster) }
.list-question { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem; margin-block-start: .5rem; padding: .6rem .75rem; color: var(--color-ink); background: var(--color-error-100); border-inline-start: 3px solid var(--color-error-700) }
.list-empty { padding-block: 2rem }
@media (forced-colors: active) {
  .list-state i, .list-langs li, .list-chip { forced-color-adjust: auto; border: 1px solid CanvasText }
  .list-tabs [aria-pressed=true] { border-color: Highlight }
}
@media (min-width: 768px) { .list-only-narrow { display: none !important } }
@media (min-width: 768px) and (max-width: 1199px) {
  .list-table :is(td, th).is-shows { display: none }
  .list-table .list-hand { white-space: normal }
}
@media (max-width: 767px) {
  .list-new { margin-inline-start: 0; min-height: 2.75rem }
  .list-find :is(input[type=search], select) { height: 2.75rem }
  .list-find input[type=search] { flex-basis: 100%; max-width: none }
  .list-find label { flex: 1 1 9rem; flex-direction: column; align-items: stretch; gap: .2rem; min-width: 0 }
  .list-find select { width: 100% }
  .list-table thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  .list-table, .list-table tbody { display: block }
  .list-table tr { display: grid; grid-template-columns: 5.25rem minmax(0, 1fr) 2.75rem; gap: .15rem .75rem; padding-block: .75rem; border-block-end: 1px solid var(--color-sand) }
  .list-table td, .list-table :is(td, th):first-child, .list-table :is(td, th):last-child { grid-column: 2; width: auto; padding: 0; border: 0 }
  .list-table td:first-child { grid-column: 1; grid-row: 1 / span 5 }
  .list-table td:last-child { grid-column: 3; grid-row: 1 / span 2 }
  .list-table td.is-shows { display: none }
  .list-table tbody tr:hover td { background: none }
  .list-table.has-no-pictures tr { grid-template-columns: 0 minmax(0, 1fr) 2.75rem }
  .list-menu > button { width: 2.75rem; height: 2.75rem }
  .list-menu li > * { padding-block: .75rem }
}`
