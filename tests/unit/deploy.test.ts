import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The step of the set-up is plain JavaScript. */
const STEP = new URL('../../src/setup/bundled.mjs', import.meta.url).href
const { serverPackages } = (await import(STEP)) as { serverPackages: (packages: object) => string[] }

const read = (name: string) => readFileSync(`src/setup/deploy/${name}`, 'utf8')
const SETTINGS = new Set(readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm))
/** Set for programs that are not ours. */
const OTHERS = ['NODE_ENV', 'HOME']
const RUN = new URL('../../src/setup/run.mjs', import.meta.url).href
const { FLAGS, GIVES_BACK } = (await import(RUN)) as { FLAGS: string[]; GIVES_BACK: Record<string, string> }
const namesIn = (line: string) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name)

test('a bundle has the packages that the server needs, and none of the tools', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const names = serverPackages(packages)
  for (const name of ['hono', 'pg', 'sharp', 'better-auth', 'react-dom', '@tinacms/datalayer', 'tinacms'])
    expect(names).toContain(`node_modules/${name}`)
  for (const name of ['vite', 'typescript', 'vitest', '@playwright/test', '@tinacms/cli', 'mermaid', 'node'])
    expect(names).not.toContain(`node_modules/${name}`)
  expect(names.filter((name) => packages[name].dev)).toEqual([])
})

test('the container builds by the script that is tested, and runs as nobody in particular, with one volume', () => {
  const [, build = '', run = ''] = read('Dockerfile').split(/^FROM .*$/m)
  const [, script = ''] = /^RUN node (\S+) \/site$/m.exec(build) ?? []
  expect(existsSync(script)).toBe(true)
  expect(run).toMatch(/^COPY --from=build \/site \/site$/m)
  expect(run).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
  expect(run.match(/^VOLUME (.*)$/m)?.[1]).toBe('/var/lib/site')
  // In this order, and with nothing kept from it that the script reads.
  expect(build.match(/^[A-Z]+/gm)).toEqual(['WORKDIR', 'COPY', 'RUN'])
  expect(run.match(/^[A-Z]+/gm)?.filter((step) => step !== 'ENV')).toEqual([
    'RUN',
    'COPY',
    'WORKDIR',
    'VOLUME',
    'USER',
    'EXPOSE',
    'STOPSIGNAL',
    'HEALTHCHECK',
    'CMD',
  ])
  const ignored = read('Dockerfile.dockerignore').split('\n')
  for (const name of ['src', 'public', 'content', 'tina', 'package.json', 'package-lock.json']) expect(ignored).not.toContain(name)
  expect(run).toContain(`--uid ${/^USER (\d+)/m.exec(run)?.[1]} `)
  const settings = /^ENV (.*)$/m.exec(run)?.[1] ?? ''
  expect(namesIn(settings).filter((name) => !SETTINGS.has(name) && !OTHERS.includes(name))).toEqual([])
  for (const name of ['DATA_DIR', 'CONTENT_DIR']) expect(settings).toContain(`${name}=/var/lib/site/`)
  for (const [, file = ''] of run.matchAll(/"(src\/[^"]+)"/g)) expect(existsSync(file)).toBe(true)
})

test('what asks whether the container is well says so by its code', () => {
  const [, words = ''] = /^HEALTHCHECK[^\n]*\n +CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? []
  const [, ...args] = JSON.parse(words) as string[]
  // Nobody listens there.
  expect(spawnSync(process.execPath, args, { env: { PORT: '1' } }).status).toBe(1)
  const server = "require('http').createServer((_, answer) => answer.end('{}')).listen(0, function () { console.log(this.address().port) })"
  const parent = `const { spawn, spawnSync } = require('child_process')
    const child = spawn(process.execPath, ['-e', process.argv[1]])
    child.stdout.once('data', (port) => {
      const { status } = spawnSync(process.execPath, JSON.parse(process.argv[2]), { env: { PORT: String(port).trim() } })
      child.kill()
      console.log(status)
    })`
  expect(execFileSync(process.execPath, ['-e', parent, server, JSON.stringify(args)], { encoding: 'utf8' }).trim()).toBe('0')
})

/** Whether systemd's own judge of services is installed. Where it isn't, CI's is. */
const JUDGE = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!JUDGE)('systemd reads the service without a word, and finds it closed', () => {
  const text = read('site.service')
  const dir = mkdtempSync(join(tmpdir(), 'service-'))
  const file = join(dir, 'site.service')
  writeFileSync(file, text.replaceAll('/opt/site/bin/node', process.execPath).replaceAll('/opt/site', dir))
  const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  expect([verified.status, verified.stderr]).toEqual([0, ''])
  expect(spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file]).status).toBe(0)
  rmSync(dir, { recursive: true })
})

test('the service knows only settings of the site, and a program that a bundle has', () => {
  const text = read('site.service')
  const set = /^Environment=(.*)$/m.exec(text)?.[1] ?? ''
  expect(namesIn(set).filter((name) => !SETTINGS.has(name) && !OTHERS.includes(name))).toEqual([])
  const [, program = ''] = /^ExecStart=\/opt\/site\/bin\/node .* (\S+)$/m.exec(text) ?? []
  expect(existsSync(program)).toBe(true)
})

test.each(['Dockerfile', 'site.service'])('%s lets freed memory go back to the system, as `npm start` does', (name) => {
  const words = Object.entries(GIVES_BACK).map(([setting, value]) => `${setting}=${value}`)
  expect(read(name)).toMatch(new RegExp(`^(ENV |Environment=)${words.join(' ')}$`, 'm'))
  const command = read(name).replaceAll('"', '').replaceAll(', ', ' ')
  expect(command).toContain(`bin/node ${FLAGS.join(' ')} src/server/main.ts`)
  const start = readFileSync('src/setup/start.mjs', 'utf8')
  expect(start).toMatch(/\.\.\.GIVES_BACK, \.\.\.process\.env/)
  expect(start).toContain('[...FLAGS, ')
})
