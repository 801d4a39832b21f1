import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { RESOURCES } from '../../../i18n/all.ts'
import { isObject, parseJson } from '../../../model/json.ts'
import type { Collection } from '../../../model/schema.ts'
import { type CheckedContent, type Document, type PublicFile, siteOf } from '../rules/site.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** Returns the paths of the files below a folder, with `/`; none if there is no such folder. */
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

/** Reads the collections and fields that editors may write, as the CMS understood them; kept in git, so that no build is needed for it. */
export async function readSchema(): Promise<Collection[]> {
  return JSON.parse(await readFile(join(ROOT, 'tina/tina-lock.json'), 'utf8')).schema.collections
}

/** Makes a document from its path and its text. */
function documentOf(path: string, text: string): Document {
  const [, collection = '', ...rest] = path.split('/')
  const json = parseJson(text)
  return { path, collection, name: rest.join('/').replace(/\.json$/, ''), text, json: isObject(json) ? json : undefined }
}

/** Reads the texts of the documents below `dir`/content, with their paths. */
async function readTexts(dir: string): Promise<[string, string][]> {
  const paths = (await filesIn(join(dir, 'content'))).filter((path) => path.endsWith('.json'))
  return Promise.all(
    paths.map(async (path): Promise<[string, string]> => [`content/${path}`, await readFile(join(dir, 'content', path), 'utf8')]),
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
  const paths = (await filesIn(join(ROOT, 'src'))).filter((path) => /\.(tsx?|css)$/.test(path) && !path.startsWith('features/report/'))
  return (await Promise.all(paths.map((path) => readFile(join(ROOT, 'src', path), 'utf8')))).join('\n')
}

/** Reads the site whose content lies under `dir`. */
export const readSite = async (dir: string): Promise<CheckedContent> =>
  siteOfTexts(await readTexts(dir), await readPublic([join(dir, 'public')]))

const readProgram = async () => {
  const [collections, files, code] = await Promise.all([readSchema(), readPublic([join(ROOT, 'public')]), readCode()])
  return { collections, files, code }
}
let program: ReturnType<typeof readProgram> | undefined

/**
 * Makes a site of documents, given as texts by their paths, and of the files in its public folder. The program's own schema,
 * public files and code are added, as they were when they were first read.
 */
export async function siteOfTexts(texts: Iterable<[string, string]>, own: PublicFile[]): Promise<CheckedContent> {
  program ??= readProgram()
  const { collections, files: shared, code } = await program
  const documents = [...texts].map(([path, text]) => documentOf(path, text))
  const files = [...new Map([...own, ...shared].map((file) => [file.address, file])).values()]
  return siteOf({ collections, documents, files, code, labels: RESOURCES })
}
