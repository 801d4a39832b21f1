import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Role } from '../../src/components/pictures/portrait.tsx'
import { useGate } from '../../src/features/gate/view/gate.ts'
import { createI18n } from '../../src/i18n/instance.ts'
import ar from '../../src/i18n/resources/ar.ts'
import en from '../../src/i18n/resources/en.ts'
import { ErrorScreen } from '../../src/routes/error-screen.tsx'

const within = (what: React.ReactNode, language: 'en' | 'ar' = 'en') =>
  renderToStaticMarkup(<I18nextProvider i18n={createI18n(language, language === 'en' ? en : ar)}>{what}</I18nextProvider>)

test('using the state of the gate outside its provider is an error for the developer', () => {
  const Lost = () => <p>{useGate().mode}</p>
  expect(() => renderToStaticMarkup(<Lost />)).toThrow('useGate is used outside GateProvider')
})

test('what goes wrong unexpectedly has a screen with a status', () => {
  const router = createMemoryRouter([{ path: '*', element: <ErrorScreen error={new Error('broken')} data={undefined} /> }])
  const screen = within(<RouterProvider router={router} />)
  expect(screen).toContain('Unexpected Application Error!')
  expect(screen).toContain('500')
})

test('an unknown role is shown as it is, in English', () => {
  expect(within(<Role of={{ role: 'Head of Training' }} />, 'ar')).toBe('<p class="role" lang="en">Head of Training</p>')
})
