import { describe, expect, it } from 'vitest'
import { INTERESTS, LOCATIONS, SLOTS } from '../../src/features/enquiries/rules/choices.ts'
import { FLAG, FLAG_VALUE } from '../../src/features/gate/rules/flag.ts'
import ar from '../../src/i18n/resources/ar.ts'
import en from '../../src/i18n/resources/en.ts'
import zhCN from '../../src/i18n/resources/zh-CN.ts'
import zhTW from '../../src/i18n/resources/zh-TW.ts'
import { directionOf, LANGUAGES, LOCALES } from '../../src/model/languages.ts'

const ROLES = ['Aesthetic Doctor', 'Senior Aesthetic Practitioner', 'Aesthetic Practitioner', 'Client Relations', 'Nurse Prescriber']

describe('The program', () => {
  it('says that the flag is qa_authenticated, true', () => {
    expect([FLAG, FLAG_VALUE]).toEqual(['qa_authenticated', 'true'])
  })

  it('has four languages, English first, Arabic alone from right to left', () => {
    expect(LOCALES).toEqual(['en', 'zh-CN', 'zh-TW', 'ar'])
    expect(LOCALES.map(directionOf)).toEqual(['ltr', 'ltr', 'ltr', 'rtl'])
    expect(LOCALES.map((locale) => LANGUAGES[locale].nativeName)).toEqual(['English', '简体中文', '繁體中文', 'العربية'])
  })

  it.each(Object.entries({ en, zhCN, zhTW, ar }))('has a label for each role in %s, and no role besides', (language, { role }) => {
    expect(Object.keys(role).sort()).toEqual([...ROLES].sort())
    for (const name of ROLES) {
      const { feminine, masculine } = role[name as keyof typeof role]
      expect(feminine && masculine).toBeTruthy()
      expect(feminine === name).toBe(language === 'en')
    }
  })

  it('offers six times, of which noon never', () => {
    expect(SLOTS.map(({ value }) => value)).toEqual(['9:00 AM', '10:30 AM', '12:00 PM', '2:00 PM', '3:30 PM', '5:00 PM'])
    expect(SLOTS.filter((slot) => 'never' in slot).map(({ value }) => value)).toEqual(['12:00 PM'])
  })

  it('offers six interests and two clinics', () => {
    const interests = [
      'Facial Rejuvenation',
      'Body Contouring',
      'Injectables (Botox/Fillers)',
      'Laser Treatments',
      'Skin Analysis',
      'Wellness Consultation',
    ]
    expect(Object.values(INTERESTS)).toEqual(interests)
    expect(Object.values(en.enquiry.interest)).toEqual(interests)
    expect(LOCATIONS).toEqual(['London', 'Edinburgh'])
  })

  it('names its buttons as the specification does', () => {
    expect([en.home, en.actions.book, en.actions.bookAppointment, en.actions.directions]).toEqual([
      'Home',
      'Book Now',
      'Book Appointment',
      'Get Directions',
    ])
  })

  it('has the words of the gate', () => {
    expect(en.gate).toMatchObject({
      access: 'Staff/QA Access',
      enter: 'Access Site',
      cancel: 'Cancel',
      wrong: 'Incorrect password. Please try again.',
    })
  })
})
