import { EDITORS_PATH } from '../../rules/session.ts'
import type { Accounts } from '../accounts.ts'
import { readTexts, refuse, withJson } from '../json-request.ts'

const LONGEST = 80
/** Characters that end a name in a list of changes, or turn the direction of the text around it. */
const UNFIT = /[<>\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u

/** Returns a refusal where a text can't be the name of a person in a list of changes: `'Ada <ada@x.example>'` */
export function refusalOfName(name: string): string | undefined {
  if (!/\p{L}/u.test(name)) return 'Write a name by which your colleagues know you.'
  if ([...name].length > LONGEST) return `A name may have ${LONGEST} characters; this one has ${[...name].length}.`
  if (UNFIT.test(name)) return 'A name has letters, spaces and marks such as ’ and -, but no < or >.'
  return undefined
}

/** Changes the name of whoever is signed in, and of nobody else; of what was sent the library gets nothing but the name. */
export const changeName = (accounts: Accounts) => async (request: Request) => {
  if (!(await accounts.editorOf(request.headers))) return refuse(401, 'Sign in to change your name.')
  const { name: typed = '' } = await readTexts(request)
  const name = typed.trim()
  const refused = refusalOfName(name)
  if (refused) return refuse(400, refused)
  return accounts.handle(withJson(request, { name }, new URL(`${EDITORS_PATH}/update-user`, request.url).href))
}
