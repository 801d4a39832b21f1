import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import ar from '../i18n/resources/ar.ts'
import en from '../i18n/resources/en.ts'
import zhCN from '../i18n/resources/zh-CN.ts'
import zhTW from '../i18n/resources/zh-TW.ts'
import type { Node } from './json.ts'
import type { Collection } from './schema.ts'
import { type Document, type PublicFile, type Site, siteOf } from './site.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Paths of the files below a folder, with `/`; none if there is no such folder. */
async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return files
    .map((file) =>
      file
        .slice(dir.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort()
}

/** `'{"a":1}'` => `{ a: 1 }`, `'{'` => undefined */
function parsed(text: string): Node | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What editors may write, as the CMS understood it; kept in git, so that no build is needed to know it. */
export async function readSchema(): Promise<Collection[]> {
  return JSON.parse(await readFile(join(ROOT, 'tina/tina-lock.json'), 'utf8')).schema.collections
}

/** The documents below `dir`/content. */
export async function readDocuments(dir: string): Promise<Document[]> {
  const paths = (await filesIn(join(dir, 'content'))).filter((path) => path.endsWith('.json'))
  return Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(dir, 'content', path), 'utf8')
      const [collection = '', ...rest] = path.split('/')
      return { path: `content/${path}`, collection, name: rest.join('/').replace(/\.json$/, ''), text, json: parsed(text) }
    }),
  )
}

async function readPublic(dirs: string[]): Promise<PublicFile[]> {
  const all = await Promise.all(
    dirs.map(async (dir) =>
      Promise.all((await filesIn(dir)).map(async (path) => ({ address: `/${path}`, bytes: (await stat(join(dir, path))).size }))),
    ),
  )
  return [...new Map(all.flat().map((file) => [file.address, file])).values()]
}

async function readCode(): Promise<string> {
  const paths = (await filesIn(join(ROOT, 'src'))).filter((path) => /\.(tsx?|css)$/.test(path) && !path.startsWith('report/'))
  return (await Promise.all(paths.map((path) => readFile(join(ROOT, 'src', path), 'utf8')))).join('\n')
}

/** The site whose content lies under `dir`. Pictures may also lie in the program's own public folder. */
export async function readSite(dir: string): Promise<Site> {
  const [collections, documents, files, code] = await Promise.all([
    readSchema(),
    readDocuments(dir),
    readPublic([join(dir, 'public'), join(ROOT, 'public')]),
    readCode(),
  ])
  return siteOf({ collections, documents, files, code, labels: { en, 'zh-CN': zhCN, 'zh-TW': zhTW, ar } })
}
