import type { GitAnswer, GitQuestion } from './process.ts'
import { runGit } from './run.ts'

// The small process that runs git for the server, see `process.ts`. It ends with the server.
process.on('message', async ({ id, run }: GitQuestion) => {
  const answer: GitAnswer = { id, end: await runGit(run) }
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())
