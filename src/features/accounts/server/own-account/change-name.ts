import { faultInName, isSameName } from '../../../../model/person-name.ts'
import { EDITORS_PATH } from '../../rules/session.ts'
import type { Accounts } from '../accounts.ts'
import { readTexts, refuse, withJson } from '../json-request.ts'
import type { Account } from '../people/standings.ts'

const FAULTS = {
  empty: 'Write a name by which your colleagues know you.',
  long: 'A name has at most 80 characters.',
  marks: 'A name has letters, spaces, hyphens and apostrophes, and nothing else.',
  mixed: 'Write the name in letters of one script.',
}
const TAKEN = 'A colleague has this name already, or one that looks like it. Add something that tells you apart.'

/** Returns a refusal where a text can't be the name of a person, or is that of one of `others`. */
export function refusalOfName(name: string, others: Pick<Account, 'name'>[]): string | undefined {
  const fault = faultInName(name)
  if (fault) return FAULTS[fault]
  return others.some((other) => isSameName(other.name, name)) ? TAKEN : undefined
}

/** Changes the name of whoever is signed in, and of nobody else; of what was sent the library gets nothing but the name. */
export const changeName = (accounts: Accounts) => async (request: Request) => {
  const editor = await accounts.editorOf(request.headers)
  if (!editor) return refuse(401, 'Sign in to change your name.')
  const { name: typed = '' } = await readTexts(request)
  const name = typed.replace(/ +/g, ' ').trim()
  return accounts.oneByOne(async () => {
    const refused = refusalOfName(
      name,
      (await accounts.list()).filter(({ email }) => email !== editor.email),
    )
    if (refused) return refuse(400, refused)
    return accounts.handle(withJson(request, { name }, new URL(`${EDITORS_PATH}/update-user`, request.url).href))
  })
}
