import { describe, expect, it } from 'vitest'
import { createPageStyle } from '../../src/server/pages/page-style.ts'
import { needsOf } from '../../src/server/pages/selector-needs.ts'

describe('What a selector needs in a page', () => {
  it.each([
    ['.card', ['.card']],
    ['main > .card:hover a[href]::before', ['main', '.card', 'a']],
    [':root:not(.lost .wide):has(dialog) .card', ['dialog', '.card']],
    ['main:has(> .card:is(.a, .b)) .wide', ['main', '.card', '.wide']],
    ['main:has(.card, .card b)', ['main', '.card']],
    ['main:has(.card, b) p', ['main', 'p']],
    ['main:not(:has(.card)):has(b):has(i)', ['main', 'b', 'i']],
    [':is(.card, .ledger) > b', ['b']],
    [':is(.find:has(p) > .note, .find b)', ['.find']],
    [':is(.find:has(p) > .note, .find p)', ['.find', 'p']],
    [':is(.card, .ledger)', []],
    ['.mb-0\\!', ['.mb-0!']],
    ['.md\\:w-\\[calc\\(100\\%-1px\\)\\]', ['.md:w-[calc(100%-1px)]']],
    ['[data-city=london].deep', ['.deep']],
    ['[data-side=end][data-composition="body"] .band:not([data-side=start])', ['[data-side=end]', '[data-composition=body]', '.band']],
    [':lang(zh) .card', [':lang(zh)', '.card']],
    ['[dir="rtl"] .card:not(:lang(ar))', ['[dir=rtl]', '.card']],
    [':root:lang(ar)', [':lang(ar)']],
    [':is(:lang(ar), :lang(zh)) .card', ['.card']],
    ['input[type="search"]::-webkit-datetime-edit', ['input', '[type=search]', '[type=date]']],
    ['::file-selector-button', ['[type=file]']],
    ['::placeholder', []],
    ['#main', []],
    ['*', []],
    ['.\\32 xl', ['.2xl']],
  ])('%s', (selector, names) => {
    expect(needsOf(selector)).toEqual(names)
  })
})

describe('The rules of a page', () => {
  const of = (css: string, html = '<main class="card wide&amp;tall"><p>Text</p></main>') => createPageStyle(css)(html)

  it('are those that may match, in their order, each selector by itself', () => {
    expect(of('.card,.offer{color:red}.offer p{margin:0}main p{margin:1px}')).toBe('.card{color:red}main p{margin:1px}')
  })

  it('stand in the groups in which they stood; empty groups are left out', () => {
    const css =
      '@layer base{p{margin:0}}@layer parts{@media (width<30rem){.card{margin:0}.offer{margin:0}}@media (width<9rem){.offer{margin:0}}}'
    expect(of(css)).toBe('@layer base{p{margin:0}}@layer parts{@media (width<30rem){.card{margin:0}}}')
  })

  it('leave out what has a name that no rule of the page uses', () => {
    const css = '@keyframes turn{to{rotate:1turn}}@keyframes rise{to{top:0}}p{animation:rise 1s}.offer{animation:turn 1s}'
    expect(of(css)).toBe('@keyframes rise{to{top:0}}p{animation:rise 1s}')
  })

  it('bring what they use by name, and what that uses', () => {
    const css = ':root{--ink:#111;--text:var(--ink);--sand:#eee}p{color:var(--text)}.offer{color:var(--sand)}'
    expect(of(css)).toBe(':root{--ink:#111;--text:var(--ink)}p{color:var(--text)}')
  })

  it('keep what is for paper, fonts and the wish for a soft change of pages', () => {
    const css =
      '@page{margin:0}@media print{p{color:black}}@font-face{font-family:a;src:url(a.woff2)}@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'
    expect(of(css)).toBe(css)
  })

  it('leave out a font for letters that the page has not', () => {
    const [basic, more, arabic] = ['U+20-7E, U+A3', 'U+A1-A2, U+A4-17F', 'U+600-6FF'].map(
      (range) => `@font-face{font-family:a;unicode-range:${range}}`,
    )
    expect(of(`${more}${basic}${arabic}`)).toBe(basic)
    expect(of(`${more}${basic}${arabic}`, '<p>Łódź</p>')).toBe(`${more}${basic}`)
    expect(of(`${more}${arabic}`, '<p>£5</p>')).toBe('')
    expect(of(`${more}${arabic}`, '<p>ورد</p>')).toBe(arabic)
  })

  it('leave out what is for another language, and for another direction', () => {
    const css = ':lang(ar) p{margin:0}:lang(zh) p{margin:1px}[dir=rtl] p{margin:2px}:root:lang(ar){margin:3px}'
    const page = (start: string) => `<html ${start}><a data-locale="ar" lang="ar">العربية</a><p>Text</p></html>`
    expect(of(css, page('lang="en" dir="ltr"'))).toBe('')
    expect(of(css, page('lang="zh-TW" dir="ltr"'))).toBe(':lang(zh) p{margin:1px}')
    expect(of(css, page('lang="ar" dir="rtl"'))).toBe(':lang(ar) p{margin:0}[dir=rtl] p{margin:2px}:root:lang(ar){margin:3px}')
  })

  it('leave out the other forms of a section that has several', () => {
    const css = '[data-composition=body] p{margin:0}[data-composition=facial] p{margin:1px}'
    expect(of(css, '<div data-composition="facial"><p>Text</p></div>')).toBe('[data-composition=facial] p{margin:1px}')
  })

  it('leave out the parts of fields that the page has not', () => {
    const css = '::-webkit-datetime-edit{padding:0}::-webkit-outer-spin-button{height:auto}::placeholder{opacity:1}[type=search]{color:red}'
    expect(of(css, '<form><input type="search" name="q"></form>')).toBe('::placeholder{opacity:1}[type=search]{color:red}')
    for (const type of ['date', 'datetime-local', 'time'])
      expect(of(css, `<input type="${type}">`), type).toBe('::-webkit-datetime-edit{padding:0}::placeholder{opacity:1}')
  })

  it('find a class that stands in the page with a sign that HTML writes otherwise', () => {
    expect(of('.wide\\&tall{margin:0}')).toBe('.wide\\&tall{margin:0}')
  })
})
