import { readSettings } from './settings.ts'
import { readablePassword } from './stores/secrets.ts'
import { openStores } from './stores.ts'

const USAGE = `npm run editors -- list
npm run editors -- add ada@example.com "Ada Hart" [password]
npm run editors -- remove ada@example.com
npm run editors -- reset ada@example.com [password]
Without a password one is made up and printed.`

/** Runs the operator's command on editors' accounts, and returns the text to print. It works while the site runs. */
async function main([command, email = '', ...rest]: string[]): Promise<string> {
  const stores = await openStores(readSettings(process.env))
  const { accounts } = stores
  try {
    if (command === 'list')
      return (await accounts.list()).map((editor) => `${editor.email}\t${editor.name}`).join('\n') || 'There are no editors.'
    if (command === 'add' && email) {
      const [name = email.split('@')[0] ?? email, password = readablePassword()] = rest
      await accounts.add({ name, email }, password)
      return `${email} may sign in with the password ${password}`
    }
    if (command === 'remove' && email) {
      if (!(await accounts.remove(email))) throw new Error(`There is no editor ${email}.`)
      return `${email} can no longer sign in.`
    }
    if (command === 'reset' && email) {
      const [password = readablePassword()] = rest
      if (!(await accounts.reset(email, password))) throw new Error(`There is no editor ${email}.`)
      return `${email} is signed out everywhere, and has the password ${password}`
    }
    throw new Error(USAGE)
  } finally {
    await stores.close()
  }
}

main(process.argv.slice(2)).then(
  (text) => console.log(text),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
