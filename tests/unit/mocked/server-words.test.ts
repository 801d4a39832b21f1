import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let say: (english: string) => string

beforeAll(async () => {
  vi.resetModules()
  vi.stubGlobal('window', { localStorage: { getItem: () => 'zh-CN' } })
  const { serverSentence } = await import('../../../src/admin/said-by-server/server-sentence.ts')
  const { findingSentence } = await import('../../../src/admin/said-by-server/finding-sentence.ts')
  const { partWord } = await import('../../../src/features/find/admin/part-word.ts')
  say = (text) => [serverSentence, findingSentence, partWord].map((one) => one(text)).find((said) => said !== text) ?? text
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** What answers visitors, programs, or whoever runs the site; the rest of the server answers the desk. */
const NOT_OF_THE_DESK =
  /server\/(backup|stores|pages|content\/(cloud|public|index\/(tina|index|documents)|remote\/(sync|reconcile|replay|pass|advance)|git|probe|changes|editing\/query-limits))|features\/(gate|share|enquiries\/(?!server\/inbox)|preview\/(?!server\/switcher))|settings|letters|own-sessions|standing-options|src\/server\/\w+\.ts|http\/(health\/probe|unreachable|webhook|busy|log|csp)|(cli|print|ask-outward)\.ts|first-editor/

const FILES = globSync(['src/server/**/*.ts', 'src/features/*/server/**/*.ts', 'src/features/report/rules/checks/*.ts'])
  .filter((file) => !NOT_OF_THE_DESK.test(file))
  .sort()

/** A sentence, or a part of one: at least three words. */
const SENTENCE = /\p{L}{2,}\S* \S*\p{L}+\S* \S*\p{L}/u
/** What is told to whoever reads the log. */
const LOGS = /^(console\.\w+|tell|note|log\.\w+|z\.\w+)$/

/** The texts of a file that somebody may read, `7` where a value stands. */
function textsIn(file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isTaggedTemplateExpression(node)) return
    if (ts.isCallExpression(node) && LOGS.test(node.expression.getText())) return
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? node.head.text + node.templateSpans.map(({ literal }) => `7${literal.text}`).join('')
        : ''
    if (SENTENCE.test(text)) found.push(text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return found
}

/** Parts of sentences, which are tried whole below. */
const PARTS = [
  'Too many wrong passwords. Wait 7 and try again.',
  ' and 7 more',
  'Use a JPEG, PNG, WebP or AVIF.',
  'is a drawing (SVG), which can hold programs. 7',
  "is a TIFF or BMP picture, which browsers can't show. 7",
  'is not a picture, whatever it is called. 7',
  '“7” is no whole 7, so the link on it does not work.',
  '“7” is “7”, yet 7 other texts say that a consultation is free at any time.7',
  ' Kept for now by decision of the owner.',
  '7 Leave it to the consultation.',
  'The code “7” offers a prescription-only medicine.7',
  '“7” 7, in the words “7” of the program, which a developer can change.7',
  'No page shows this 7.',
  'This page has no 7 for search engines.',
  'The 77 is too long: it has the width of 7 letters, and search engines show about 7.',
  'The 77 is the same as that of 7: “7”',
  'is not valid JSON7',
  'all of it',
  '7 changed “7”7 while you had it open, in the same place as you: 7. Your text is still in the form. Save again to put yours there; all else that was changed stays, and their version stays in the history.',
  'you translate into 7, and this would 7 “7”. Ask an editor for that.',
  'change 7 of',
]

/** Names of counters, messages of commits, what a database is asked, and what the desk never brings about. */
const NOT_SAID =
  /^(second step (by address|used)|passkeys (asked|tried) by address|SELECT .*|UPDATE .*|\(role = .*|links by address|forgotten by (address|account)|sign-in by \w+|from (one address|browsers that .*)|in a browser that .*|an address that no editor has|tries of nobody in the log|Only a state, a note, .*|The body must be JSON .*|(its last good text|the rest of it) is shown|it is not shown|Keep 7 as it is on the site|update 7 7.*|Change 7 documents.*|Begin the draft “7”|taken back by|tester, by password|The clock says 7, 7 days away .*|The site at another time|Internal Server Error|<!DOCTYPE html>.*|public, max-age.*)$/s

const TABLES = [
  ...globSync('src/admin/said-by-server/words/*.ts'),
  'src/admin/field-words/zh-CN/complaints.ts',
  'src/features/find/admin/words/parts-of-pages.ts',
]

test('every sentence with which the server answers the desk has Chinese words', () => {
  expect(FILES.length).toBeGreaterThan(100)
  const isOpen = (text: string) => !PARTS.includes(text) && !NOT_SAID.test(text) && !/\p{sc=Han}/u.test(say(text))
  const without = FILES.map((file) => [file, textsIn(file).filter(isOpen)] as const)
  expect(Object.fromEntries(without.filter(([, texts]) => texts.length > 0))).toEqual({})
})

test('what is put together of parts is said whole, with the labels, roles and languages in it', async () => {
  const { problemsIn, sentenceOf } = await import('../../../src/model/validate/validate.ts')
  const hero = { name: 'hero', label: 'Hero with film', fields: [{ name: 'heading', label: 'Heading', type: 'string', required: true }] }
  const fields = [{ name: 'blocks', label: 'Sections', type: 'object', list: true, templates: [hero] }] as Parameters<typeof problemsIn>[0]
  const problems = problemsIn(fields, { blocks: [{ _template: 'hero' }, { _template: 'hero' }] }).map(sentenceOf)
  expect([
    say(`Nothing was saved: ${problems.join('; ')}; and 2 more`),
    say(
      'Nothing was saved: Ada changed “Ask, and we answer” at 09:30 while you had it open, in the same place as you: Sections › 2 Hero with film › Heading; it was deleted. Your text is still in the form. Save again to put yours there; all else that was changed stays, and their version stays in the history.',
    ),
    say(
      'Nothing was saved: you translate into Arabic and Simplified Chinese, and this would change Title and 2 more of “Home”. Ask an editor for that.',
    ),
    say('Nothing was saved: Address must be an address such as /about or https://example.com, without spaces'),
    say('“B12 shots” names a vitamin that is prescription-only when injected. Kept for now by decision of the owner.'),
    say('The title in العربية is too long: it has the width of 80 letters, and search engines show about 60.'),
    say('Nothing was saved: only owners and publishers save on the site itself. Choose or begin a draft in the bar above, and save there.'),
    say('Nothing was saved: nobody saves on the site itself: everybody works on drafts. Choose a draft in the bar above, and save there.'),
    say('There is no such change. There is no such page.'),
    say('What nobody has words for'),
  ]).toEqual([
    '没有保存任何内容：版块 › 1 视频首屏 › 大标题不能为空；版块 › 2 视频首屏 › 大标题不能为空；以及另外 2 处',
    '没有保存任何内容：Ada于 09:30 更改了“Ask, and we answer”，与您改的是同一处：版块 › 2 视频首屏 › 大标题；它已被删除。您的文字仍在表单中。再次保存将采用您的文字；其他更改会保留，对方的版本留在历史记录中。',
    '没有保存任何内容：您负责阿拉伯语和简体中文译文，而这会更改“Home”的标题和另外 2 处。请联系编辑。',
    '没有保存任何内容：地址必须是地址，如 /about 或 https://example.com，且不含空格',
    '“B12 shots”指名注射时属于处方药的维生素。（所有者决定暂时保留。）',
    '阿拉伯语标题过长：宽度相当于 80 个字母，搜索引擎约显示 60 个。',
    '没有保存任何内容：只有所有者和发布者可以直接在网站上保存。请在上方选择或新建草稿，并保存在草稿中。',
    '没有保存任何内容：任何人都不能直接在网站上保存：所有人都使用草稿。请在上方选择一个草稿，并保存在草稿中。',
    '没有这次更改。没有这个页面。',
    'What nobody has words for',
  ])
})

test('a phone’s clock that is off is told in Chinese, ahead and behind, and so are names that no branch can have', async () => {
  const { clockOff } = await import('../../../src/features/accounts/rules/second-factor.ts')
  expect([clockOff(60), clockOff(-150)].map(({ message }) => say(message))).toEqual([
    '此验证码现在不正确：您手机的时钟快了约 60 秒。请将手机设为自动获取网络时间，然后重试。',
    '此验证码现在不正确：您手机的时钟慢了约 150 秒。请将手机设为自动获取网络时间，然后重试。',
  ])
  expect(say('"refs/x" can\'t be the name of a branch: to git or to this site it means something else.')).toBe(
    '“refs/x”不能用作草稿名称：它在 git 或本网站中另有含义。',
  )
})

test('a role that may not is told so in Chinese, whatever it is', async () => {
  const { ALLOWED, ROLES } = await import('../../../src/model/roles.ts')
  const { refusalFor } = await import('../../../src/model/role-sentences.ts')
  const permissions = Object.keys(ALLOWED) as (keyof typeof ALLOWED)[]
  const refused = ROLES.flatMap((role) => permissions.flatMap((one) => refusalFor({ role, languages: [], enquiries: false }, one) ?? []))
  expect(refused.length).toBeGreaterThan(20)
  expect(refused.map(say).filter((text) => /[A-Za-z]/.test(text))).toEqual([])
})

test('a Chinese sentence has the values of the English one, each once, and its own marks', async () => {
  const files = TABLES
  const tables = await Promise.all(files.map((file): Promise<Record<string, unknown>> => import(resolve(file))))
  const rows = tables.flatMap((table) => Object.values(table)).flatMap((table) => Object.entries(table as Record<string, string>))
  const valuesOf = (text: string) => Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name).sort()
  expect(rows.length).toBeGreaterThan(200)
  expect(rows.filter(([english, chinese]) => valuesOf(english).join() !== valuesOf(chinese).join())).toEqual([])
  expect(rows.filter(([english]) => new Set(valuesOf(english)).size < valuesOf(english).length)).toEqual([])
  expect(rows.filter(([, chinese]) => !/\p{sc=Han}/u.test(chinese) || /\p{sc=Han}[,;:?!()]/u.test(chinese))).toEqual([])
})
