import { parseArgs } from 'node:util'
import { type Action, DRAFTS_DECIDED } from '../features/accounts/rules/account-log.ts'
import type { DecidedDrafts } from '../features/accounts/rules/people.ts'
import type { Accounts } from '../features/accounts/server/accounts.ts'
import { nameFromEmail } from '../model/person-name.ts'
import { canTake, passOn } from './in-hand.ts'
import { readSettings } from './settings.ts'
import { describeStanding, readStanding, STANDING_OPTIONS } from './standing-options.ts'
import { readablePassword } from './stores/secrets.ts'
import { openStores } from './stores.ts'

const USAGE = `npm run editors -- list
npm run editors -- add ada@example.com "Ada Hart" [password] [--role editor] [--languages ar,zh-CN] [--enquiries]
npm run editors -- role ada@example.com publisher [--languages ar,zh-CN] [--enquiries] [--to bea@example.com]
npm run editors -- remove ada@example.com [--to bea@example.com]
npm run editors -- reset ada@example.com [password]
npm run editors -- drafts [on|all|off]
Without a password one is made up and printed. A role is owner, publisher, editor, translator, reviewer or reception; translators have
languages, and --enquiries gives the inbox to any other role. Planned releases and links to drafts that somebody may not have any more go to
the colleague whom --to names; without it they are stopped. With drafts on, only owners and publishers save on the
site itself; with drafts all, nobody does, and it only changes by drafts that are published.`

type Options = { role?: string; languages?: string; enquiries?: boolean; to?: string }
type Command = (accounts: Accounts, email: string, rest: string[], options: Options) => Promise<string>

const noEditor = (email: string) => new Error(`There is no editor ${email}.`)

const COMMANDS: Record<string, Command> = {
  async add(accounts, email, [name = nameFromEmail(email), password = readablePassword()], options) {
    const isFirst = (await accounts.list()).length === 0
    await accounts.add(
      { name, email },
      password,
      options.role || options.enquiries ? readStanding(options.role ?? 'editor', options) : undefined,
    )
    return `${email} may sign in${isFirst ? ' as the owner' : ''} with the password ${password}`
  },
  async role(accounts, email, [role = ''], options) {
    const standing = readStanding(role, options)
    if (!(await accounts.setRole(email, standing))) throw noEditor(email)
    return `${email}: ${describeStanding(standing)}`
  },
  async remove(accounts, email) {
    if (!(await accounts.remove(email))) throw noEditor(email)
    return `${email} can no longer sign in.`
  },
  async reset(accounts, email, [password = readablePassword()]) {
    if (!(await accounts.reset(email, password))) throw noEditor(email)
    return `${email} is signed out everywhere, and has the password ${password}`
  },
}

/** The name that the log of accounts has for whoever runs the command. */
const BY = 'npm run editors'

/** What the log of accounts calls each command. */
const NOTED: Record<string, Action> = { add: 'joined', role: 'role-changed', remove: 'ended', reset: 'reset' }

const listed = async (accounts: Accounts) =>
  (await accounts.list()).map((editor) => `${editor.email}\t${editor.name}\t${describeStanding(editor)}`).join('\n') ||
  'There are no editors.'

const DRAFTS: Record<string, DecidedDrafts> = { on: 'others', all: 'everybody', off: 'nobody' }
const DRAFTS_SAID: Record<DecidedDrafts, string> = {
  nobody: 'Whoever may save does so on the site itself, too.',
  others: 'Only owners and publishers save on the site itself.',
  everybody: 'Nobody saves on the site itself: it only changes by drafts.',
}

/** Lets all but owners and publishers work on drafts only, or everybody, or nobody; without `wanted` it only says what holds. */
async function drafts({ drafts, log }: Accounts, wanted: string): Promise<string> {
  const decided = DRAFTS[wanted]
  if (wanted && !decided) throw new Error(USAGE)
  if (decided) {
    await drafts.decide(decided)
    await log.note({ action: DRAFTS_DECIDED[decided], email: BY })
  }
  return DRAFTS_SAID[await drafts.read()]
}

/** Runs the operator's command on editors' accounts, and returns the text to print. It works while the site runs. */
async function main(args: string[]): Promise<string> {
  const options = { ...STANDING_OPTIONS, to: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
  const [command = '', email = '', ...rest] = positionals
  const run = email ? COMMANDS[command] : undefined
  if (!run && !['list', 'drafts'].includes(command)) throw new Error(USAGE)
  const stores = await openStores(readSettings(process.env))
  try {
    if (command === 'drafts') return await drafts(stores.accounts, email)
    if (!run) return await listed(stores.accounts)
    const person = (await stores.accounts.find(email)) ?? { name: '', email: email.toLowerCase() }
    if (values.to !== undefined && !(await canTake(stores, person, values.to)))
      throw new Error(`${values.to} can't take over what ${email} has in hand. Nothing was changed.`)
    const said = await run(stores.accounts, email, rest, values)
    const action = NOTED[command]
    const note = (action: Action, email: string) => stores.accounts.log.note({ action, email: email.toLowerCase(), doneBy: BY })
    if (action) await note(action, email)
    if ((await passOn(stores, person, values.to)) && values.to) await note('took-over', values.to)
    return said
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
