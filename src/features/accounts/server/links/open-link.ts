import type { Accounts } from '../accounts.ts'
import { refuse } from '../json-request.ts'
import { refusalOfName } from '../own-account/change-name.ts'

type Typed = { token?: string; name?: string; password?: string }

/** Makes the account of whoever was invited, or gives somebody a new password; undefined where the link opens nothing. */
export async function openLink(accounts: Accounts, { token = '', name: typed = '', password = '' }: Typed): Promise<Response | undefined> {
  const link = await accounts.links.find(token)
  const known = link && (await accounts.find(link.email))
  if (!link || Boolean(known) !== (link.kind !== 'invitation')) return undefined
  const { email, standing } = link
  const name = known?.name ?? typed.replace(/ +/g, ' ').trim()
  const refused = known ? undefined : refusalOfName(name, await accounts.list())
  if (refused) return refuse(400, refused, {}, 'name')
  const weak = await accounts.refusal({ name, email }, password)
  if (weak) return refuse(400, weak, {}, 'weak')
  const take = async () => Boolean(await accounts.links.take(token))
  // The link is used up only once nothing stands in the way: somebody may take the name in this moment, or come by the same link.
  const join = () =>
    accounts.add({ name, email }, password, standing, take).catch(async (error: unknown) => {
      if (await accounts.links.find(token)) throw error
      return false
    })
  const isDone = known ? (await take()) && (await accounts.renew(email, password)) : await join()
  if (!isDone) return undefined
  await accounts.log.note({ action: known ? 'password-changed' : 'joined', email, doneBy: known ? '' : link.by })
  return Response.json({ email })
}
