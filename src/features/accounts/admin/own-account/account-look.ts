/** How the screen of one's own account looks. */
export const ACCOUNT_LOOK = `
.account-part {
  display: grid; grid-template-columns: 15rem minmax(0, 25rem); gap: 1.25rem 4rem; padding-block: 2rem;
  color: var(--color-ink-2); font: 400 .9375rem/1.5 var(--font-sans); border-block-start: 1px solid var(--color-sand);
}
[data-screen]:has(.account-part) > h1 { color: var(--color-ink); font: 400 2.125rem/1.1 var(--font-display) }
.account-part h2 { margin-block-end: .5rem; color: var(--color-ink); font: 400 1.5rem/1.2 var(--font-display) }
.account-part .sign-input { height: 2.75rem }
.account-part .sign-show { inset-block-start: 0 }
.account-part form > button:not(.sign-other, .sign-go), .account-do button, .account-rows button {
  min-height: 2.75rem; margin-block-start: 1.25rem; padding: .5rem 1.1rem; font-weight: 500; color: var(--color-ink);
  background: var(--color-paper); border: 1px solid var(--color-line-strong); border-radius: 2px;
}
.account-do button, .account-rows button { margin-block-start: 0 }
.account-part form > .sign-other { margin-inline-start: 1.25rem }
.factor-set-up > .sign-other { justify-self: start; margin-inline-start: 0 !important }
.account-part form > button:not(.sign-other, .sign-go):hover, .account-do button:hover, .account-rows button:hover { border-color: var(--color-ink); background: var(--color-plaster) }
.account-part :focus-visible { outline: 2px solid var(--color-ink); outline-offset: 2px; border-radius: 2px }
.account-done { margin-block-start: 1rem; padding-inline-start: .75rem; color: var(--color-ink); border-inline-start: 3px solid var(--color-ok-700) }
.account-done:empty { display: none }
.account-do { display: grid; gap: .5rem; justify-items: start }
.account-buttons { display: flex; flex-wrap: wrap; gap: .75rem }
.account-rows { display: grid }
.account-rows li { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; justify-content: space-between; min-height: 4.25rem; padding-block: .75rem; border-block-start: 1px solid var(--color-sand) }
.account-rows li:first-child { border-block-start: 0; padding-block-start: 0 }
.account-rows strong { display: block; color: var(--color-ink); font-weight: 500 }
.account-rows small { display: block; font-size: .875rem; color: var(--color-ink-3) }
.account-do > .account-rows { width: 100% }
.account-ask { margin-block-end: 1.25rem }
.account-do + .account-do { margin-block-start: 2rem }
@media (max-width: 899px) { .account-part { grid-template-columns: minmax(0, 25rem) } }
`
