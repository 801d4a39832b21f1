import { createTaskLock } from './task-lock.ts'

/**
 * The request by which the browser asks for a document: address, the site's public key, query and variables. It is part
 * of the page's data.
 */
export type LiveSource = { url: string; key: string; query: string; variables: { relativePath: string } }

type Answer<Data> = { data?: Data | null; errors?: { message: string }[] | null }

const HINT = 'Please check that your client ID, URL and read only token are configured properly.'
const locked = createTaskLock()

/**
 * Asks the content service from the browser, as Tina's bare client does. Throws with its words for what went wrong.
 * Tina's own client would bring visitors far more code than this.
 */
export const askLive = <Data>({ url, key, query, variables }: LiveSource): Promise<Data> =>
  locked(url, async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-API-KEY': key },
      body: JSON.stringify({ query, variables }),
      redirect: 'follow',
    })
    if (!response.ok) throw new Error(refusal(response.status, response.statusText))
    const { data, errors } = (await response.json()) as Answer<Data>
    if (errors?.length) throw new Error(`Unable to fetch. Errors: ${errors.map(({ message }) => message).join('\n')}`)
    // With an empty message the page says in its own words that loading failed.
    if (!data) throw new Error('')
    return data
  })

/**
 * Returns the sentence about an answer that is no success: `(500, 'Internal Server Error')` =>
 * `'Server responded with status code 500, Internal Server Error.'`; 401 adds a hint.
 */
export const refusal = (status: number, text: string) =>
  [`Server responded with status code ${status}, ${text}.`, ...(status === 401 ? [HINT] : [])].join(' ')
