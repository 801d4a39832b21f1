/** How the sign-in looks: as a page, above a screen, and in a dialog. */
export const SIGN_IN_LOOK = `
.sign-page {
  width: 100vw; max-width: none; height: 100dvh; max-height: none; margin: 0; padding: 0; border: 0; overflow: auto;
  background: var(--color-ivory);
}
.sign-columns { display: grid; min-height: 100%; grid-template-columns: minmax(30rem, 1fr) 1.15fr }
.sign-columns.alone { grid-template-columns: minmax(0, 1fr) }
.alone .sign-side { width: min(100%, 32rem); margin-inline: auto }
.sign-page, .sign-dialog, .sign-above {
  color: var(--color-ink-2); font: 400 .9375rem/1.5 var(--font-sans); -webkit-font-smoothing: antialiased; text-align: start;
}
.sign-side { display: flex; flex-direction: column; padding: 2.5rem clamp(1.25rem, 6vw, 6rem) }
.sign-logo { width: auto; height: 34px; align-self: flex-start }
.sign-main { width: 100%; max-width: 25rem; margin-block: auto; padding-block: 2rem 4.5rem }
.sign-title { margin-block-end: .75rem; color: var(--color-ink); font: 400 3rem/1.02 var(--font-display); letter-spacing: -.01em }
.sign-title i { color: var(--color-rose-700) }
.sign-title i:lang(zh) { font-style: normal }
.sign-lead { margin-block-end: 2rem; font-size: 1.0625rem }
.sign-picture { position: relative; margin: 1.5rem; margin-inline-start: 0; overflow: hidden; border-end-start-radius: 15rem }
.sign-picture img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 68% 40% }
.sign-above { max-width: 25rem; margin: 3rem auto; padding-inline: 1.25rem }
.sign-dialog {
  width: min(30rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); margin: auto; padding: 2rem clamp(1.25rem, 6vw, 2.5rem);
  overflow: auto; border: 0; border-radius: 2px; border-start-end-radius: 5.5rem; background: var(--color-ivory);
  box-shadow: 0 24px 60px -24px rgb(42 31 40 / .28), 0 0 0 1px rgb(42 31 40 / .06);
}
.sign-dialog::backdrop { background: rgb(42 31 40 / .45) }
.sign-dialog .sign-title { font-size: 2.125rem; line-height: 1.1; padding-inline-end: 2rem }
.sign-dialog .sign-lead { margin-block-end: 1.5rem }

.sign-problem {
  display: flex; gap: .75rem; margin-block-end: 1.5rem; padding: .75rem 1rem; color: var(--color-ink);
  background: var(--color-error-100); border-inline-start: 3px solid var(--color-error-700);
}
.sign-problem svg { flex: none; width: 1.25rem; height: 1.25rem; stroke-linecap: round; stroke-linejoin: round }
.sign-field { position: relative; display: block }
.sign-field + .sign-field { margin-block-start: 1.25rem }
.sign-field.wrong::before {
  content: ''; position: absolute; inset-block: 0; inset-inline-start: -1.25rem; width: 3px;
  background: var(--color-error-700); forced-color-adjust: none;
}
.sign-field label { display: block; margin-block-end: .375rem; color: var(--color-ink); font-weight: 500 }
.sign-box { position: relative; display: block }
.sign-input {
  display: block; width: 100%; height: 3.25rem; padding: .5rem .75rem; font-size: 1.0625rem; line-height: 1.5;
  color: var(--color-ink); background: var(--color-paper); border: 1px solid var(--color-line-strong); border-radius: 2px;
}
.sign-input.secret { padding-inline-end: 4.25rem }
.wrong .sign-input { border-color: var(--color-error-700) }
.sign-show {
  position: absolute; inset-block-start: .25rem; inset-inline-end: .25rem; height: 2.75rem; padding-inline: .75rem;
  color: var(--color-ink); font-size: .875rem;
}
.sign-show span, .sign-more summary { border-block-end: 1px solid var(--color-brass-500) }
.sign-hint { margin-block-start: .4rem; font-size: .875rem; color: var(--color-ink-3) }
.wrong .sign-hint { color: var(--color-error-700) }
.sign-go {
  display: block; width: 100%; height: 3.25rem; margin-block-start: 1.5rem; border: 1px solid transparent; border-radius: 2px;
  font-size: .9375rem; font-weight: 500; text-align: center; color: var(--color-on-night); background: var(--color-night); transition: background 140ms;
}
.sign-go:hover, .sign-go[aria-disabled=true] { background: var(--color-rose-800) }
.sign-passkey {
  width: 100%; min-height: 3.25rem; margin-block-start: .75rem; padding-inline: 1.5rem; font-size: .9375rem; font-weight: 500; text-align: center;
  color: var(--color-ink); background: transparent; border: 1px solid var(--color-line-strong); border-radius: 2px;
}
.sign-passkey:hover, .sign-passkey[aria-disabled=true] { border-color: var(--color-ink); background: var(--color-plaster) }
.sign-below .sign-problem { margin-block: 1rem 0 }
.sign-more { margin-block-start: 1.25rem }
.sign-more summary { display: inline-block; padding-block-start: .4rem; color: var(--color-ink); cursor: pointer; list-style: none }
.sign-more summary::-webkit-details-marker { display: none }
.sign-more summary:hover, .sign-show:hover { color: var(--color-rose-700) }
.sign-more p { margin-block-start: .75rem }
.sign-step { margin-block-end: .5rem; color: var(--color-ink); font: 400 1.5rem/1.2 var(--font-display) }
.sign-step i { color: var(--color-rose-700) }
.sign-step i:lang(zh) { font-style: normal }
.sign-input.code { letter-spacing: .12em; font-variant-numeric: tabular-nums }
.sign-main:has(.code, .factor-codes, .factor-picture) .sign-more { display: none }
.sign-others { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin-block-start: .75rem }
.sign-other { min-height: 2.75rem; color: var(--color-ink); text-decoration: underline var(--color-brass-500); text-underline-offset: .3em }
.sign-other:hover { color: var(--color-rose-700) }
.sign-done { margin-block-end: 1.5rem; padding-inline-start: .75rem; color: var(--color-ink); border-inline-start: 3px solid var(--color-ok-700) }
.factor-set-up { display: grid; gap: 1rem; color: var(--color-ink-2) }
.factor-set-up .sign-go { margin-block-start: 0 }
.factor-picture { width: 12.5rem; height: 12.5rem; border: 1px solid var(--color-sand) }
.factor-secret { display: block; margin-block-start: .25rem; color: var(--color-ink); font: 500 .9375rem/1.7 ui-monospace, monospace; overflow-wrap: anywhere }
.factor-codes {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: .35rem 1rem; padding: 1rem; color: var(--color-ink);
  font: 500 .9375rem/1.6 ui-monospace, monospace; background: var(--color-plaster);
}
.sign-languages { display: flex; gap: 1.5rem }
.sign-languages button { min-height: 2.75rem; color: var(--color-ink-3) }
.sign-languages button[aria-current] { color: var(--color-ink); font-weight: 500; text-decoration: underline var(--color-brass-500); text-underline-offset: .4em }
.sign-languages button:hover { color: var(--color-rose-700) }
:is(.sign-page, .sign-dialog, .sign-above) :focus-visible { outline: 2px solid var(--color-ink); outline-offset: 2px; border-radius: 2px }

@media (max-width: 899px) {
  .sign-columns { grid-template-columns: minmax(0, 1fr) }
  .sign-side { width: min(100%, 27.5rem); margin-inline: auto; padding: 1.5rem 1.25rem }
  .sign-picture { display: none }
}
@media (prefers-reduced-motion: reduce) { .sign-go { transition: none } }
@media (forced-colors: active) {
  .sign-go { border-color: ButtonText }
  .sign-dialog { border: 2px solid CanvasText }
  .factor-codes { border: 1px solid CanvasText }
  .sign-field.wrong::before { background: CanvasText }
}
`
