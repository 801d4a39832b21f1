import { expect, test } from 'vitest'
import { git } from '../../src/server/content/git/git.ts'

/** What git is asked to run here, by an alias: it ends the process that started git. */
const KILL = '!kill -9 $(ps -o ppid= -p $PPID)'

test('where the process that runs git is killed, what it was at is refused in words, and the next command runs', async () => {
  await expect(git('.', ['-c', `alias.end=${KILL}`, 'end'])).rejects.toThrow('the process that runs git ended')
  expect(await git('.', ['--version'])).toContain('git version')
})

test('several commands at once get their own answers, byte for byte', async () => {
  const texts = Array.from({ length: 20 }, (_, n) => `${n} \0 ${'é'.repeat(n)}`)
  const answers = await Promise.all(texts.map((text) => git('.', ['stripspace'], text)))
  expect(answers).toEqual(texts.map((text) => `${text.trimEnd()}\n`))
})

test('a command that takes too long is ended', async () => {
  await expect(git('.', ['-c', 'alias.wait=!sleep 20', 'wait'], '', 100)).rejects.toThrow('git wait: took too long')
})

test('a name that no program can be given fails alone: what others run beside it goes on', async () => {
  const beside = git('.', ['-c', 'alias.wait=!sleep 0.3; echo done', 'wait'])
  await expect(git('.', ['show-ref', 'refs/heads/\0'])).rejects.toThrow('without null bytes')
  expect(await beside).toBe('done\n')
})
