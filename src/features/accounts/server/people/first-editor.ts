import { nameFromEmail } from '../../../../model/person-name.ts'
import { readablePassword } from '../../../../server/stores/secrets.ts'
import type { Accounts } from '../accounts.ts'

const MADE_UP_EMAIL = 'editor@site.example'

/** Makes the first account where there is none, and gives the sentence that tells the operator the way in, once. */
export async function firstEditor(accounts: Accounts, given: { email: string; password: string }): Promise<string | undefined> {
  if ((await accounts.list()).length > 0) return undefined
  const email = given.email || MADE_UP_EMAIL
  const password = given.password || readablePassword()
  const editor = { name: nameFromEmail(email), email }
  const refusal = await accounts.refusal(editor, password)
  if (refusal) throw new Error(`EDITOR_PASSWORD: ${refusal}`)
  await accounts.add(editor, password)
  return given.password
    ? `first editor ${email}, with the password from EDITOR_PASSWORD`
    : `first editor ${email}, password ${password} (shown only now)`
}
