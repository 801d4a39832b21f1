import { describe, expect, it } from 'vitest'
import { pageAddress, pathOfState, stateAddress, withQuery } from '../../src/server/pages/page-address.ts'

const read = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site.test')
  return pageAddress(pathname, search)
}

describe('The address under which a page is kept', () => {
  it.each([
    ['/about?utm_source=x&fbclid=1', '/about'],
    ['/london/body?duration=45&x=1&concern=hair', '/london/body?concern=hair&duration=45'],
    ['/london/body?concern=nonsense', '/london/body'],
    ['/about?q=laser', '/about'],
    ['/ar/about.data?_routes=ar%3Apage&x=1', '/ar/about.data?_routes=ar%3Apage'],
    ['/about.data?_routes=invented', '/about.data'],
    ['/about?_routes=en%3Apage', '/about'],
    ['/about.data?_routes=ar%3Apage', '/about.data'],
    ['/a%/b%c3', '/a%25/b%25c3'],
    ['/?staff=wrong', '/?staff=wrong'],
    ['/?staff=anything', '/'],
    ['/search?zone=cheek&x=1', '/search?zone=cheek'],
    ['/search?zone=elbow', '/search'],
    ['/about?zone=cheek', '/about'],
  ])('%s => %s', (asked, kept) => {
    expect(read(asked)).toMatchObject({ address: kept, kept: true })
  })

  it.each([
    ['/', true],
    ['/_root.data', true],
    ['/ar/about.data?_routes=ar%3Apage', true],
    ['/about?utm_source=x', true],
    ['/london/body?concern=hair', false],
    ['/?staff=wrong', false],
    ['/search?q=laser', false],
    ['/search?zone=cheek', true],
    ['/search?zone=cheek&staff=wrong', false],
  ])('%s is asked for by its path alone: %s', (asked, plain) => expect(read(asked).plain).toBe(plain))

  it('holds what is asked of a form and what is said of an enquiry, but such pages are not kept', () => {
    expect(read('/book-treatment?treatment=exosome&sent=AB12&x=1')).toMatchObject({
      address: '/book-treatment?treatment=exosome',
      kept: false,
    })
    expect(read('/contact?sent=AB12-CD34&form=contact')).toMatchObject({ address: '/contact', kept: true })
    const thanks = '/ar/thank-you?sent=AB12-CD34&form=contact'
    expect(read(thanks)).toMatchObject({ address: thanks, kept: false })
    expect(read('/thank-you?treatment=exosome')).toMatchObject({ address: '/thank-you', kept: true })
  })

  it('holds what a visitor searches for, but such a page is not kept', () => {
    expect(read('/search?q=+laser+&x=1')).toMatchObject({ address: '/search?q=laser', kept: false })
    expect(read('/zh-CN/search.data?q=激光')).toMatchObject({ address: `/zh-CN/search.data?q=${encodeURIComponent('激光')}`, kept: false })
    expect(read('/search?q=')).toMatchObject({ address: '/search', kept: true })
    expect(read(`/search?q=${'x'.repeat(500)}`).address).toHaveLength('/search?q='.length + 100)
  })
})

describe('The address of what the application starts with', () => {
  it.each([
    ['/', '/_root.state', '/'],
    ['/about', '/about.state', '/about'],
    ['/~fix/', '/~fix/_root.state', '/~fix/'],
    ['/london/body?concern=hair', '/london/body.state?concern=hair', '/london/body'],
  ])('of %s is %s', (address, state, path) => {
    expect(stateAddress(address)).toBe(state)
    expect(pathOfState(new URL(state, 'http://site.test').pathname)).toBe(path)
  })

  it('is no page’s own', () => {
    expect(pathOfState('/about')).toBeUndefined()
  })
})

describe('The query that an address is asked with', () => {
  it.each([
    ['/new', '?a=1', '/new?a=1'],
    ['/new', '', '/new'],
    ['/new#part', '?a=1&b=?', '/new?a=1&b=?#part'],
    ['/new?city=london', '?a=1', '/new?city=london&a=1'],
    ['/new?city=london#part?', '?a=1', '/new?city=london&a=1#part?'],
    ['/new?city=london#part', '', '/new?city=london#part'],
  ])('goes on to %s with %s', (address, search, expected) => expect(withQuery(address, search)).toBe(expected))
})
