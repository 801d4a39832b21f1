import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'

const ROOT = resolve(import.meta.dirname, '../../..')
const run = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', join(ROOT, 'src/server/export.ts')], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })

test('with the gate closed the export refuses and says why', () => {
  const { status, stderr } = run({ GATE: 'browser' })
  expect(status).toBe(1)
  expect(stderr).toContain('GATE=off')
})

test('the export writes every page, its data and its pictures', () => {
  test.setTimeout(600_000)
  const { status, stdout, stderr } = run({ GATE: 'off', PUBLIC_URL: 'https://www.example.com' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toMatch(/\d{3} pages/)
  const out = join(ROOT, 'build/export')
  for (const file of [
    'index.html',
    '_root.data',
    'ar.html',
    'ar/about.html',
    'ar/about.data',
    'procedures/facial/exosome.html',
    '404.html',
    'sitemap.xml',
  ])
    expect(existsSync(join(out, file)), file).toBe(true)
  const home = readFileSync(join(out, 'index.html'), 'utf8')
  expect(home).toContain('<link rel="canonical" href="https://www.example.com/"')
  for (const [picture] of home.matchAll(/\/media\/w\d+\/[^\s",]+/g)) expect(existsSync(join(out, picture)), picture).toBe(true)
})
