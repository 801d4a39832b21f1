import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run compare:pages -- <commit>`: whether every page in four languages, and the data that navigation asks for, is
 * what it was at another commit (by default the one before), and what scripts and styles weigh. Only the names of built
 * files may differ, and the small scripts in the page, which have tests of their own. For changes that nobody should see.
 */
const ROOT = join(import.meta.dirname, '../..')
const [commit = 'HEAD^'] = process.argv.slice(2)
const place = mkdtempSync(join(tmpdir(), 'compare-'))
const before = join(place, 'before')
const git = (...args) => execFileSync('git', args, { cwd: ROOT, stdio: 'inherit' })

/** The site as files, without its pictures and fonts: name => text. */
function pagesOf(dir) {
  const env = { ...process.env, GATE: 'off', DATA_DIR: join(place, 'data'), PUBLIC_URL: 'https://site.example', CONTENT_DIR: ROOT }
  execFileSync('npm', ['run', '--silent', 'export'], { cwd: dir, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const out = join(dir, 'build/export')
  const names = readdirSync(out, { recursive: true }).filter((name) => /\.(html|data|state|xml|txt)$/.test(name))
  return new Map(names.map((name) => [name, withoutNames(readFileSync(join(out, name), 'utf8'))]))
}

/** Built files are named after their modules and their bytes, and listed in the order of these names. */
const withoutNames = (text) =>
  text
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script(?: type="application\/json"| nonce="[^"]*")*>[\s\S]*?<\/script>/g, (script) =>
      script.includes('streamController.enqueue') ? script : '',
    )
    .replace(/\/assets\/[\w.-]+/g, '/assets/…')
    .replace(/sha256-[\w+/=]+/g, 'sha256-…')

/** Bytes of the scripts and styles that browsers may ask for. */
function weightOf(dir, ending) {
  const assets = join(dir, 'build/site/client/assets')
  const files = readdirSync(assets).filter((name) => name.endsWith(ending))
  return files.reduce((sum, name) => sum + statSync(join(assets, name)).size, 0)
}

try {
  git('worktree', 'add', '--quiet', '--detach', before, commit)
  const lock = (dir) => readFileSync(join(dir, 'package-lock.json'), 'utf8')
  if (lock(before) === lock(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(before, 'node_modules'))
  const [old, now] = [pagesOf(before), pagesOf(ROOT)]
  const names = [...new Set([...old.keys(), ...now.keys()])].sort()
  const different = names.filter((name) => old.get(name) !== now.get(name))
  for (const name of different) console.log(`differs: ${name}${old.has(name) ? '' : ' (new)'}${now.has(name) ? '' : ' (gone)'}`)
  for (const ending of ['.js', '.css']) console.log(`${ending}: ${weightOf(before, ending)} => ${weightOf(ROOT, ending)} bytes`)
  console.log(`${names.length} files compared with ${commit}, ${different.length} differ`)
  process.exitCode = different.length > 0 ? 1 : 0
} finally {
  git('worktree', 'remove', '--force', before)
  rmSync(place, { recursive: true, force: true })
}
