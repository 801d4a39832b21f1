import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asMessage, chatLink, factsForClinic, fitting, subjectForClinic } from '../../src/features/enquiries/rules/message.ts'
import { mailtoLink } from '../../src/model/contact-links.ts'

test("a visitor's own message names the language and what was filled in, in English", () => {
  const values = { firstName: 'Layla', lastName: '', email: 'layla@example.com', preferredLocation: 'London' }
  expect(asMessage(factsForClinic(values, 'ar'))).toBe('Language: Arabic\nClinic: London\nName: Layla\nE-mail: layla@example.com')
  expect(subjectForClinic('appointment', values, 'ar')).toBe('Appointment request, London, answer in Arabic')
  expect(subjectForClinic('contact', {}, 'zh-TW')).toBe('Message, either clinic, answer in Traditional Chinese')
})

test('links to mail and chat carry their text', () => {
  expect(mailtoLink('a@b.example', 'Hello', 'Name: Ada\nBye')).toBe('mailto:a@b.example?subject=Hello&body=Name%3A%20Ada%0D%0ABye')
  for (const [address, link] of Object.entries({
    'ada+spa@example.com': 'mailto:ada%2Bspa@example.com',
    "o'neill@example.com": "mailto:o'neill@example.com",
    'a?b&c@example.com': 'mailto:a%3Fb%26c@example.com',
    'josé@例子.example': 'mailto:jos%C3%A9@%E4%BE%8B%E5%AD%90.example',
  })) {
    expect(mailtoLink(address)).toBe(link)
    expect(decodeURIComponent(new URL(mailtoLink(address, 'Hello & bye', 'a\nb')).pathname)).toBe(address)
  }
  expect(chatLink('https://wa.example/44', 'A & B')).toBe('https://wa.example/44?text=A%20%26%20B')
})

const anyText = fc.array(fc.constantFrom('a', '\n', ' &', 'é', 'ع', '漢', '😀', '\ud83d'), { maxLength: 60 }).map((all) => all.join(''))

test('a text that fits is whole; a longer one is cut between characters and says so', () => {
  expect(fitting('Is it open?')).toEqual({ text: 'Is it open?', cut: false })
  expect(fitting('عيادة'.repeat(400)).cut).toBe(true)
  fc.assert(
    fc.property(anyText, fc.integer({ min: 30, max: 120 }), (text, most) => {
      const found = fitting(text, most)
      expect(encodeURIComponent(found.text).length).toBeLessThanOrEqual(most)
      if (!found.cut) expect(found.text).toBe(text.replace(/\p{Cs}/gu, ''))
    }),
  )
})

test('half a character, as some keyboards leave it, breaks no link', () => {
  expect(fitting('a\ud83d').text).toBe('a')
})

test('all that was filled in is in the message for the clinic', () => {
  const values = {
    firstName: 'Layla',
    lastName: 'Haddad',
    phone: '020 7946 0182',
    treatment: 'Exosome',
    treatmentInterest: 'Facial Rejuvenation',
    preferredDate: '2026-03-10',
    preferredTime: '10:30 AM',
  }
  expect(asMessage(factsForClinic(values, 'en')).split('\n')).toEqual([
    'Language: English',
    'Clinic: either',
    'Name: Layla Haddad',
    'Phone: 020 7946 0182',
    'Treatment: Exosome',
    'Interest: Facial Rejuvenation',
    'Date: Tuesday, 10 March 2026, London time',
    'Time: 10:30 AM',
  ])
  expect(asMessage(factsForClinic({}, 'en'))).toBe('Language: English\nClinic: either')
})

test('as much as fits is kept, to the last character', () => {
  // Each blank, and the sign that something is missing, takes three times or more of itself.
  expect(fitting('abcdefghij', 10)).toEqual({ text: 'abcdefghij', cut: false })
  expect(fitting('abcdefghijklmnop', 15)).toEqual({ text: 'abc …', cut: true })
  expect(fitting('漢漢漢', 21)).toEqual({ text: '漢 …', cut: true })
})
