import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Texts that are no words of the desk's: names of keys and of things, and what is kept in a document. */
const NO_WORDS: Record<string, string[]> = {
  'src/features/accounts/admin/sign-in/sign-in-page.tsx': ['Rose & Thistle'],
  'src/features/find/admin/palette/find-button.tsx': ['Ctrl K'],
  'src/features/find/admin/palette/option-line.tsx': ['Enter'],
  'src/features/find/admin/palette/palette.tsx': ['Enter', 'Ctrl Enter'],
  'src/features/find/admin/replace/replace-screen.tsx': ['Find and replace'],
  'src/features/report/admin/report.tsx': ['Content report'],
  'src/features/accounts/admin/own-account/account.tsx': ['My account'],
  'src/features/accounts/admin/links/link-page.tsx': ['Rose & Thistle'],
  // Names of Tina's own screens, buttons and lists, by which they are found.
  'tina/admin/find/commands.ts': ['Content report', 'Find and replace', 'My account', 'Select Branch'],
  'tina/admin/shell/instead-of-tina/own-account.ts': ['Change Password'],
  'tina/admin/shell/instead-of-tina/own-picker.ts': ['Media Manager'],
  'tina/admin/shell/said-by-tina/titles.ts': ['Referenced Files'],
  // Parts of the path of a field.
  'tina/admin/field-links/follow-links.ts': ['translations.'],
  'tina/admin/page/show.ts': ['translations.'],
  'tina/admin/page/write.ts': ['translations.'],
  'tina/admin/translations/elsewhere.tsx': ['.translations.'],
  'tina/admin/undo/lead.ts': ['translations.'],
  'tina/admin/shell/bar.tsx': ['&amp;', 'Ctrl K'],
  'tina/admin/lists/row.tsx': ['EN'],
  'tina/admin/new/kinds.ts': ['Portrait of '],
}

const isWords = (file: string) => /\/(words(\/[\w-]+)?|field-words\/.+|tina-words)\.ts$/.test(file)
/** What builds the admin speaks to engineers. */
const BUILD = 'tina/admin/shell/light/'
const FILES = globSync(['src/admin/**/*.{ts,tsx}', 'src/features/*/admin/**/*.{ts,tsx}', 'tina/admin/**/*.{ts,tsx}'])
  .filter((file) => !isWords(file) && !file.startsWith(BUILD))
  .sort()

/** Attributes and values that an editor reads or hears. */
const SAID =
  /^(aria-label|aria-description|aria-valuetext|alt|title|placeholder|label|legend|hint|message|question|keep|go|waiting|text|note)$/

const ANY_WORD = /\p{Script=Latin}{2}/u
/** A text that begins as a sentence does, or ends as one. */
const SENTENCE = /^[A-Z]\p{L}*[,:]? \p{L}|\p{L}{2}[.?!…]$/u
/** What goes on after a value: `${count} places` */
const GOES_ON = /^ \p{Ll}{2,}$/u

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateLiteralToken =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)

/** The name of the attribute or property whose value a text is, or a part of. */
function nameOf(node: ts.Node): string {
  for (let { parent } = node; parent; parent = parent.parent) {
    if (ts.isCallExpression(parent) || ts.isBinaryExpression(parent)) return ''
    if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText()
  }
  return ''
}

/** Tells whether a text stands where the screen shows it: `<p>{isBusy ? 'Saving' : 'Save'}</p>`. */
function isShown(node: ts.Node): boolean {
  for (let { parent } = node; parent; parent = parent.parent) {
    if (ts.isJsxExpression(parent)) return !ts.isJsxAttribute(parent.parent)
    if (
      !ts.isConditionalExpression(parent) &&
      !ts.isTemplateExpression(parent) &&
      !ts.isTemplateSpan(parent) &&
      !ts.isParenthesizedExpression(parent)
    )
      return false
    if (ts.isConditionalExpression(parent) && parent.condition === node) return false
  }
  return false
}

/** Tells whether a piece of code gives a room its words, in every language. */
const givesWords = (node: ts.Node) => ts.isCallExpression(node) && node.expression.getText() === 'roomWords'

/** Returns the words of the desk's own that stand in a piece of code, where they can't be said in another language. */
function wordsIn(code: string, file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || givesWords(node)) return
    const text = ts.isJsxText(node) || isText(node) ? node.text.trim() : ''
    if (ts.isJsxText(node) && ANY_WORD.test(text)) found.push(text)
    if (isText(node)) {
      const isSaid = (SAID.test(nameOf(node)) || isShown(node)) && ANY_WORD.test(text)
      const isSentence = SENTENCE.test(node.text) || (!ts.isStringLiteralLike(node) && GOES_ON.test(node.text))
      if (isSaid || isSentence) found.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS))
  return found
}

test('what an editor reads stands in files of words, each in every language of the staff', () => {
  expect(FILES.length).toBeGreaterThan(150)
  const found = FILES.map((file) => [file, wordsIn(readFileSync(file, 'utf8'), file)] as const)
  expect(Object.fromEntries(found.filter(([, texts]) => texts.length > 0))).toEqual(NO_WORDS)
})

test('words are found wherever they stand', () => {
  const found = (code: string) => wordsIn(`const a = ${code}`, 'a.tsx')
  expect(found('<p>Save it</p>')).toEqual(['Save it'])
  expect(found('<p>{isBusy ? "Saving" : "Save"}</p>')).toEqual(['Saving', 'Save'])
  expect(found('<p aria-label="Close" />')).toEqual(['Close'])
  expect(found(`<p title={\`\${count} places\`} />`)).toEqual([' places'])
  expect(found('{ message: "Nothing was kept." }')).toEqual(['Nothing was kept.'])
  expect(found('say("The picture was not kept")')).toEqual(['The picture was not kept'])
  expect(found(`say(\`\${name} was kept.\`)`)).toEqual([' was kept.'])
  expect(found('<p className="flex gap-2" aria-label={word("close")}>{word("close")} · {1}</p>')).toEqual([])
})
