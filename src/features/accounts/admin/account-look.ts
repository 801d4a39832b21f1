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
.account-part form > button, .account-do button {
  min-height: 2.75rem; margin-block-start: 1.25rem; padding: .5rem 1.1rem; font-weight: 500; color: var(--color-ink);
  background: var(--color-paper); border: 1px solid var(--color-line-strong); border-radius: 2px;
}
.account-do button { margin-block-start: 0 }
.account-part form > button:hover, .account-do button:hover { border-color: var(--color-ink); background: var(--color-plaster) }
.account-part :focus-visible { outline: 2px solid var(--color-ink); outline-offset: 2px; border-radius: 2px }
.account-done { margin-block-start: 1rem; padding-inline-start: .75rem; color: var(--color-ink); border-inline-start: 3px solid var(--color-ok-700) }
.account-done:empty { display: none }
.account-do { display: grid; gap: .5rem; justify-items: start }
.account-do + .account-do { margin-block-start: 2rem }
@media (max-width: 899px) { .account-part { grid-template-columns: minmax(0, 25rem) } }
`
