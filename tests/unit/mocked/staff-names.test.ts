import { afterEach, expect, test, vi } from 'vitest'

/** The modules as they are for somebody whose desk is in a language. */
async function deskIn(language: string) {
  vi.resetModules()
  vi.stubGlobal('window', { localStorage: { getItem: () => language }, navigator: { languages: [] } })
  const [{ namesOf }, { languageName }, { backSentence }] = await Promise.all([
    import('../../../src/admin/names.ts'),
    import('../../../src/admin/i18n/language-name.ts'),
    import('../../../src/admin/taken-back.ts'),
  ])
  return { namesOf, languageName, backSentence }
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('a few names are a list, and more are counted', async () => {
  const { namesOf } = await deskIn('en')
  expect(namesOf([], 2, 'morePeople')).toBe('')
  expect(namesOf(['Wei', 'Ada'], 2, 'morePeople')).toBe('Wei and Ada')
  expect(namesOf(['Wei', 'Ada', 'Ben', 'Eve'], 2, 'morePeople')).toBe('Wei, Ada and 2 more')
  expect(namesOf(['a', 'b', 'c', 'd', 'e', 'f'], 4, 'moreThings')).toBe('a, b, c, d and 2 more')
  const chinese = await deskIn('zh-CN')
  expect(chinese.namesOf(['Wei', 'Ada', 'Ben', 'Eve'], 2, 'morePeople')).toBe('Wei、Ada和另外 2 人')
})

test('the staff call a language of the site by a name of theirs', async () => {
  const english = await deskIn('en')
  expect((['en', 'zh-CN', 'zh-TW', 'ar'] as const).map(english.languageName)).toEqual([
    'English',
    'Simplified Chinese',
    'Traditional Chinese',
    'Arabic',
  ])
  const chinese = await deskIn('zh-CN')
  expect((['en', 'zh-CN', 'zh-TW', 'ar'] as const).map(chinese.languageName)).toEqual(['英语', '简体中文', '繁体中文', '阿拉伯语'])
})

test('what was taken back is told, and the texts that were left', async () => {
  const { backSentence } = await deskIn('en')
  const text = { title: 'About', where: ['Hero', 'Heading'] }
  expect(backSentence({ documents: 0, left: [] })).toBe('Nothing was taken back. These texts are already as they were.')
  expect(backSentence({ documents: 1, left: [] })).toBe('Taken back in 1 place.')
  expect(backSentence({ documents: 2, left: Array(6).fill({ title: 'About', where: [] }) })).toBe(
    'Taken back in 2 places. Left as they are, because they were changed since or begun by this change: About; About; About; About; About; and 1 more.',
  )
  expect(backSentence({ documents: 0, left: [text] })).toMatch(/^Nothing was taken back\. Left .*: About › Hero › Heading\.$/)
})
