import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Request } from '../../../content/cms/client.ts'

/** The settings for reading content from TinaCloud. `seconds` is the time between two looks at it. */
export type Cloud = { clientId: string; token: string; branch: string; url: string; seconds: number; webhookSecret: string }

const SCHEMA = join(import.meta.dirname, '../../../../tina/__generated__/_schema.json')
const PATIENCE_MS = 30_000
const HINT = ' Check TINA_CLIENT_ID, TINA_TOKEN and TINA_BRANCH.'

/** Is thrown if TinaCloud answers and says no: trying again is in vain. */
export class AccessRefused extends Error {}

/** Returns the address at which TinaCloud has the content of a branch: `https://content.tinajs.io/3.0/content/abc/github/fix%2Fhours` */
export async function cloudAddress({ url, clientId, branch }: Cloud): Promise<string> {
  const { version } = JSON.parse(await readFile(SCHEMA, 'utf8')) as { version: { major: string; minor: string } }
  return `${url}/${version.major}.${version.minor}/content/${clientId}/github/${encodeURIComponent(branch)}`
}

/** Changes the addresses of pictures in an answer: TinaCloud gives them on its own host, pages have them as they lie in this site. */
export const localPictures = (text: string, clientId: string) =>
  text.replace(new RegExp(`https://assets\\.tina(?:js)?\\.io/${clientId}(?:/__staging/[^"]+?/__file)?/`, 'g'), '/media/')

/** Returns a function that asks TinaCloud. It throws a sentence that says what is wrong, as `AccessRefused` if TinaCloud says no. */
export function askCloud(address: string, { clientId, token }: Cloud): Request {
  const headers = { 'content-type': 'application/json', 'x-api-key': token }
  return async (query, variables) => {
    const body = JSON.stringify({ query, variables })
    const response = await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
      (error: Error) => {
        throw new Error(
          `TinaCloud can't be reached at ${new URL(address).origin}: ${(error.cause as Error | undefined)?.message || error.message}.`,
        )
      },
    )
    if ([401, 403, 404].includes(response.status))
      throw new AccessRefused(`TinaCloud answered ${response.status} ${response.statusText} at ${address}.${HINT}`)
    if (!response.ok) throw new Error(`TinaCloud answered ${response.status} ${response.statusText}.`)
    return JSON.parse(localPictures(await response.text(), clientId))
  }
}
