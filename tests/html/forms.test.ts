import { parseHTML } from 'linkedom'
import { afterEach, expect, test, vi } from 'vitest'
import { builtPages } from '../fixtures/built-pages.ts'
import { settings, tel } from '../fixtures/clinic-settings.ts'
import { read, section, WORDS } from '../fixtures/clinic-texts.ts'
import { ORIGIN } from '../service/site.ts'
import { linksIn, one, sectionUnder, textOf, textsOf } from './reading.ts'
import { openSite } from './site.ts'

const site = await openSite()
const { label, interest, slot, eitherClinic, selectTreatment, unavailable } = WORDS.en.enquiry
const { london, edinburgh } = WORDS.en.city

afterEach(() => vi.useRealTimers())

/** The control that a label names. */
const labelled = (form: Element, name: string) => one(form, `#${one(form, 'label', name).getAttribute('for')}`)
const required = (form: Element) => [...new Set([...form.querySelectorAll('[required]')].map((control) => control.getAttribute('name')))]

test('the contact form has its fields, each of its type', async () => {
  const form = one(await site.page('/contact'), 'main form')
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/api/enquiries'])
  expect(required(form)).toEqual(['firstName', 'email', 'message'])
  expect(labelled(form, label.email).getAttribute('type')).toBe('email')
  expect(labelled(form, label.phone).getAttribute('type')).toBe('tel')
  expect(textsOf(labelled(form, label.preferredLocation), 'option')).toEqual([eitherClinic, london, edinburgh])
  expect(labelled(form, label.message).getAttribute('rows')).toBe('5')
})

test('the appointment form marks what is required and offers clinics, interests and times, noon never', async () => {
  const form = one(await site.page('/book-treatment'), 'main form')
  expect(required(form)).toEqual(['preferredLocation', 'firstName', 'lastName', 'email', 'phone', 'consent'])
  expect(textsOf(one(form, 'fieldset', label.preferredLocation), 'label b')).toEqual([london, edinburgh])
  expect(textsOf(labelled(form, label.treatmentInterest), 'option')).toEqual([selectTreatment, ...Object.values(interest)])
  const times = [...one(form, 'fieldset', label.preferredTime).querySelectorAll('label')]
  expect(times.map((time) => [textOf(time), time.querySelector('input')?.hasAttribute('disabled')])).toEqual(
    Object.values(slot).map((time) => (time === slot.at12 ? [time + unavailable, true] : [time, false])),
  )
})

test('on a host without a server, where the browser itself checks the form, one name is enough', async () => {
  const given = {
    content: site.branches.main.content(),
    origin: ORIGIN,
    gate: { mode: 'off', open: true, tester: false },
    isStatic: true,
  } as const
  const { response } = await builtPages().render(new Request(new URL('/book-treatment', ORIGIN)), given)
  const form = one(parseHTML(await response.text()).document, 'main form')
  expect(form.hasAttribute('novalidate')).toBe(false)
  expect(required(form)).toEqual(['preferredLocation', 'firstName', 'email', 'phone', 'consent'])
  expect(labelled(form, label.lastName).getAttribute('aria-required')).toBe('true')
  expect(form.querySelector('[name=oneName]')).not.toBeNull()
})

test('the appointment form has the text of its document on its button, and a note', async () => {
  const { submit, note } = section<{ submit: string; note: string }>('page/book-treatment', 'appointmentForm')
  const form = one(await site.page('/book-treatment'), 'main form')
  expect(textOf(one(form, 'button[type=submit]'))).toBe(submit)
  expect(textOf(one(form, '.note'))).toBe(note)
})

test.each(['/contact', '/book-treatment', '/ar/contact'])('%s: no browser or password manager fills in the hidden field', async (path) => {
  const [trap, ...others] = one(await site.page(path), 'main form').querySelectorAll('[aria-hidden] input')
  expect(others).toEqual([])
  const marks = {
    autocomplete: 'off',
    tabindex: '-1',
    'data-1p-ignore': '',
    'data-lpignore': 'true',
    'data-bwignore': '',
    'data-form-type': 'other',
  }
  for (const [name, value] of Object.entries(marks)) expect([name, trap?.getAttribute(name)]).toEqual([name, value])
  expect(trap?.getAttribute('name')).not.toMatch(
    /web|site|url|name|mail|phone|tel|company|organi|address|city|country|code|note|title|fax/i,
  )
})

test('the appointment form begins with today, as it is in London', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-06-30T23:30:00Z') })
  const form = one(await site.read('/book-treatment'), 'main form')
  expect(labelled(form, label.preferredDate).getAttribute('min')).toBe('2031-07-01')
})

type Panel = { _template: string; heading: string; steps?: { title: string }[]; links?: { label: string }[] }
const [expectations, help] = read<{ blocks: Panel[] }>('page/book-treatment').blocks.filter(({ _template }) => _template === 'panel')

test('beside the appointment form stands what to expect', async () => {
  const panel = sectionUnder(await site.page('/book-treatment'), expectations?.heading ?? '')
  expect(textsOf(panel, 'h3')).toEqual(expectations?.steps?.map(({ title }) => title))
})

test('beside the appointment form stand a call and a chat', async () => {
  const [call, chat] = linksIn(sectionUnder(await site.page('/book-treatment'), help?.heading ?? ''))
  const phone = settings.contactInfo.primaryPhone
  expect(call).toEqual([`${help?.links?.[0]?.label}${phone}`, tel(phone)])
  expect(chat?.[0]).toBe(`${help?.links?.[1]?.label} (${WORDS.en.newTab})`)
  expect(chat?.[1]).toContain(`${settings.social.whatsapp}?text=`)
})
