import { expect, test } from 'vitest'
import { refusal } from '../../src/server/http/loopback.ts'

const request = (remote: string, headers: Record<string, string>) => ({ remote, header: (name: string) => headers[name] })

test('this machine, under its own address, may edit', () => {
  expect(refusal(request('127.0.0.1', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }))).toBeUndefined()
  expect(refusal(request('::1', { host: '[::1]:3000' }))).toBeUndefined()
})

test('anybody else is told why not', () => {
  expect(refusal(request('192.0.2.1', { host: '127.0.0.1' }))).toMatch(/another machine/)
  expect(refusal(request('127.0.0.1', { host: '127.0.0.1', 'x-forwarded-for': '192.0.2.1' }))).toMatch(/proxy/)
  expect(refusal(request('127.0.0.1', { host: 'evil.example' }))).toMatch(/not this machine/)
  expect(refusal(request('127.0.0.1', { host: '127.0.0.1:3000', origin: 'http://evil.example' }))).toMatch(/another site/)
})
