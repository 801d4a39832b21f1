import { afterEach, describe, expect, it, vi } from 'vitest'
import { startFilmOnceSettled } from '../../src/hydration/film.client.ts'
import { forgetFlagOnSignOut, mirrorFlag } from '../../src/hydration/gate-flag.client.ts'
import { holdClicks } from '../../src/hydration/hold-clicks.client.ts'
import { openChosenLanguage, storeChosenLanguage } from '../../src/hydration/language-choice.client.ts'
import { loadOnInteraction } from '../../src/hydration/load-on-interaction.client.ts'
import { holdMenu } from '../../src/hydration/menu.client.ts'
import { reloadOnBack } from '../../src/hydration/reload-on-back.client.ts'
import { tellAlive } from '../../src/ui/alive.ts'
import { openPage } from '../fixtures/opened-page.ts'

afterEach(() => vi.unstubAllGlobals())

/** Everything that was begun has happened. */
const settled = () => new Promise((done) => setTimeout(done))

describe('The language that was chosen', () => {
  it.each([
    ['/', '/ar'],
    ['/about?x=1#top', '/ar/about?x=1#top'],
    ['/~fix~hours', '/~fix~hours/ar'],
    ['/~fix~hours/', '/~fix~hours/ar'],
    ['/~fix~hours/about', '/~fix~hours/ar/about'],
    ['https://clinic.example//elsewhere.example', '/ar//elsewhere.example'],
    ['/zh-CNN', '/ar/zh-CNN'],
  ])('opens %s as %s', (address, target) => {
    const { location, document } = openPage(address, '', { stored: { language: 'ar' } })
    openChosenLanguage()
    expect(location.replace).toHaveBeenCalledExactlyOnceWith(target)
    expect(document.documentElement.style.display).toBe('none')
  })

  it.each([
    ['an address that has a prefix', '/zh-CN/about', { stored: { language: 'ar' } }],
    ['the same on a branch', '/~fix~hours/ar', { stored: { language: 'ar' } }],
    ['a page in another language', '/about', { stored: { language: 'ar' }, lang: 'zh-TW' }],
    ['a page in the editor', '/about', { stored: { language: 'ar' }, framed: true }],
    ['a page once English is chosen', '/about', { stored: { language: 'en' } }],
    ['a page where no language is stored', '/about', { stored: { language: 'xx' } }],
    ['a page where nothing is stored', '/about', {}],
  ])('leaves %s', (_, address, opened) => {
    const { location, document } = openPage(address, '', opened)
    openChosenLanguage()
    expect(location.replace).not.toHaveBeenCalled()
    expect(document.documentElement.style.display).not.toBe('none')
  })

  const link = '<a href="/ar" lang="ar" data-locale="ar"><b>العربية</b></a><i>text</i>'

  it.each([
    ['click', 0],
    ['auxclick', 1],
  ])('is stored at the %s on its link, which gets query and hash', (type, button) => {
    const { kept, find, happen } = openPage('/about?x=1#top', link)
    storeChosenLanguage()
    happen('i', type, { button })
    expect(kept.size).toBe(0)
    happen('b', type, { button })
    expect(kept.get('language')).toBe('ar')
    expect(find('a')).toMatchObject({ search: '?x=1', hash: '#top' })
  })

  it('is not stored where the right button asks what the link can do', () => {
    const { kept, happen } = openPage('/about', link)
    storeChosenLanguage()
    happen('b', 'auxclick', { button: 2 })
    expect(kept.size).toBe(0)
  })
})

describe('The flag of the gate', () => {
  const stored = { qa_authenticated: 'true' }

  it('becomes a cookie, and the page is loaded once more', () => {
    const { location, jar, document } = openPage('/', '', { stored })
    expect(mirrorFlag()).toBe(true)
    expect(jar).toEqual(['qa_authenticated=true'])
    expect(location.reload).toHaveBeenCalledOnce()
    expect(document.documentElement.style.display).toBe('none')
    expect(mirrorFlag()).toBe(false)
    expect(location.reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['is not set', { stored: { qa_authenticated: 'yes' } }],
    ['can’t become a cookie', { stored, cookies: false }],
  ])('leaves the page where it %s', (_, opened) => {
    const { location, jar } = openPage('/', '', opened)
    expect(mirrorFlag()).toBe(false)
    expect(jar).toEqual([])
    expect(location.reload).not.toHaveBeenCalled()
  })

  it('is forgotten when a tester signs out, and by no other form', () => {
    const { kept, happen } = openPage('/', '<form id="other"></form><form id="out" data-forget=""></form>', { stored })
    forgetFlagOnSignOut()
    happen('#other', 'submit')
    expect(kept.size).toBe(1)
    happen('#out', 'submit')
    expect(kept.size).toBe(0)
  })
})

describe('The menu', () => {
  it('opens and closes where a browser knows no popovers', () => {
    const { happen, find } = openPage(
      '/',
      '<button type="button" popovertarget="menu"><i></i></button><nav id="menu" popover="auto"></nav>',
    )
    vi.stubGlobal('HTMLElement', { prototype: {} })
    holdMenu()
    happen('i', 'click')
    expect(find('#menu').hasAttribute('data-open')).toBe(true)
    happen('i', 'click')
    expect(find('#menu').hasAttribute('data-open')).toBe(false)
  })

  it('is closed when its page is left, where it is a popover', () => {
    const { happen, happenAround, find } = openPage(
      '/',
      '<button type="button" popovertarget="menu"></button><nav id="menu" popover="auto"></nav>',
    )
    vi.stubGlobal('HTMLElement', { prototype: { popover: null } })
    const hidePopover = vi.fn()
    Object.assign(find('#menu'), { hidePopover })
    holdMenu()
    happen('button', 'click')
    expect(find('#menu').hasAttribute('data-open')).toBe(false)
    happenAround('pagehide')
    expect(hidePopover).toHaveBeenCalledOnce()
  })
})

describe('The application', () => {
  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])('is loaded at %s, once', (sign) => {
    const { happen } = openPage('/')
    const load = vi.fn(() => Promise.resolve())
    const start = loadOnInteraction(load, () => {})
    expect(load).not.toHaveBeenCalled()
    happen('body', sign)
    happen('body', sign)
    start()
    expect(load).toHaveBeenCalledOnce()
  })

  it('is loaded when a pointer moves, and not when one merely rests', () => {
    const { happen } = openPage('/')
    const load = vi.fn(() => Promise.resolve())
    loadOnInteraction(load, () => {})
    happen('body', 'pointermove', { movementX: 0, movementY: 0 })
    happen('body', 'pointermove')
    expect(load).not.toHaveBeenCalled()
    happen('body', 'pointermove', { movementX: 0, movementY: 1 })
    expect(load).toHaveBeenCalledOnce()
  })

  const LINKS =
    '<a id="away" href="/about"><b>About</b></a><a id="here" href="#top">Top</a><a id="call" href="tel:+44">Call</a><a id="opens" href="/x" data-js="">Open</a><button type="button" id="menu" popovertarget="nav"></button><details><summary>More</summary></details>'

  it.each([
    ['b', 'touchstart', {}],
    ['b', 'pointerdown', {}],
    ['b', 'pointermove', { pointerType: 'touch', movementX: 3 }],
    ['#away', 'focusin', {}],
    ['#away', 'keydown', { key: 'Enter' }],
    ['#call', 'touchstart', {}],
    ['#menu', 'pointerdown', {}],
    ['summary', 'touchstart', {}],
  ])('is not loaded where the browser itself opens what is asked for: on %s at %s', (place, sign, more) => {
    const { happen } = openPage('/', LINKS)
    const load = vi.fn(() => Promise.resolve())
    loadOnInteraction(load, () => {})
    happen(place, sign, more)
    expect(load).not.toHaveBeenCalled()
  })

  it.each([
    ['#away', 'pointermove', { pointerType: 'mouse', movementX: 3 }],
    ['#away', 'keydown', { key: 'Tab' }],
    ['#here', 'touchstart', {}],
    ['#opens', 'touchstart', {}],
  ])('is loaded on %s at %s', (place, sign, more) => {
    const { happen, find } = openPage('/', LINKS)
    Object.assign(find('#here'), { hash: '#top', pathname: '/' })
    const load = vi.fn(() => Promise.resolve())
    loadOnInteraction(load, () => {})
    happen(place, sign, more)
    expect(load).toHaveBeenCalledOnce()
  })

  it('that did not arrive is not asked for again by a mere movement', async () => {
    const { happen } = openPage('/')
    const load = vi.fn(() => Promise.reject(new Error('gone')))
    loadOnInteraction(load, () => {})
    happen('body', 'pointermove', { movementX: 3 })
    await settled()
    happen('body', 'pointermove', { movementX: 3 })
    expect(load).toHaveBeenCalledOnce()
    happen('body', 'pointerdown')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is loaded at the next sign if it did not arrive at the first', async () => {
    const { happen } = openPage('/')
    const load = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('gone'))
    const onFailure = vi.fn()
    loadOnInteraction(load, onFailure)
    happen('body', 'keydown')
    await settled()
    expect(onFailure).toHaveBeenCalledOnce()
    happen('body', 'keydown')
    await settled()
    happen('body', 'keydown')
    expect(load).toHaveBeenCalledTimes(2)
    expect(onFailure).toHaveBeenCalledOnce()
  })
})

describe('A click on what works only once the page is alive', () => {
  const BODY = '<button id="a" data-js><b>A</b></button><a id="b" data-js="late">B</a><a id="c">C</a>'

  /** A page with the clicks that its own scripts made, by what was clicked. */
  function withButtons() {
    const page = openPage('/', BODY)
    const load = vi.fn()
    const forget = holdClicks(load)
    const given: string[] = []
    page.document.addEventListener('click', ({ target, isTrusted }: Event) => isTrusted || given.push((target as Element).id))
    return { ...page, load, forget, given }
  }

  it('is kept, and given back when the page says that it is', async () => {
    const { happen, load, given } = withButtons()
    expect(happen('#a b', 'click')).toMatchObject({ defaultPrevented: true })
    happen('#a', 'click')
    expect(load).toHaveBeenCalledTimes(2)
    tellAlive()
    await settled()
    expect(given).toEqual(['a', 'a'])
    expect(happen('#a', 'click')).toMatchObject({ defaultPrevented: false })
    tellAlive()
    await settled()
    expect(given).toEqual(['a', 'a'])
  })

  it('is left to the browser if a script made it, or something else was clicked', () => {
    const { happen, load, find } = withButtons()
    expect(happen('#c', 'click')).toMatchObject({ defaultPrevented: false })
    find('#a').click()
    expect(load).not.toHaveBeenCalled()
  })

  it('is given back later where the thing itself is late', async () => {
    const { happen, find, given } = withButtons()
    happen('#b', 'click')
    tellAlive()
    await settled()
    expect(happen('#b', 'click')).toMatchObject({ defaultPrevented: true })
    expect(given).toEqual([])
    find('#b').removeAttribute('data-js')
    tellAlive()
    await settled()
    expect(given).toEqual(['b', 'b'])
  })

  it('is dropped with the thing, or if the application did not arrive', async () => {
    const { happen, find, forget, given } = withButtons()
    happen('#a', 'click')
    forget()
    happen('#b', 'click')
    find('#b').removeAttribute('data-js')
    find('#b').remove()
    tellAlive()
    await settled()
    expect(given).toEqual([])
  })
})

describe('Going back', () => {
  it('loads the document of another address, until the page is alive', () => {
    const { location, happenAround } = openPage('/about?x=1')
    reloadOnBack()
    happenAround('popstate')
    expect(location.reload).not.toHaveBeenCalled()
    location.search = ''
    happenAround('popstate')
    expect(location.reload).toHaveBeenCalledOnce()
    tellAlive()
    happenAround('popstate')
    expect(location.reload).toHaveBeenCalledOnce()
  })
})

describe('The film', () => {
  /** A page whose visitor has asked for these things, after it was loaded. */
  async function loaded(...asked: string[]) {
    const page = openPage('/', '<video data-film="/wide.mp4" data-film-tall="/tall.mp4"></video>')
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: asked.some((word) => query.includes(word)) }))
    vi.stubGlobal('navigator', { connection: asked.includes('less data') ? { saveData: true } : undefined })
    const film = Object.assign(page.find('video'), { src: '', autoplay: false })
    startFilmOnceSettled()
    await settled()
    expect(film.src).toBe('')
    page.happenAround('load')
    await settled()
    return { src: film.src, autoplay: film.autoplay }
  }

  it('starts once the page is loaded, on a phone the tall one', async () => {
    expect(await loaded()).toEqual({ src: '/wide.mp4', autoplay: true })
    expect(await loaded('max-width')).toEqual({ src: '/tall.mp4', autoplay: true })
  })

  it('waits for its button in the admin’s frame', async () => {
    const page = openPage('/', '<video data-film="/wide.mp4" data-film-tall="/tall.mp4"></video>', { framed: true })
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const film = Object.assign(page.find('video'), { src: '' })
    startFilmOnceSettled()
    page.happenAround('load')
    await settled()
    expect(film.src).toBe('')
  })

  it.each(['prefers-reduced-motion', 'less data'])('leaves the poster where the visitor asked: %s', async (wish) => {
    expect(await loaded(wish)).toEqual({ src: '', autoplay: false })
  })
})
