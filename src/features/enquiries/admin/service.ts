/** The states of an enquiry, as editors read them. */
export const STATES = { new: 'New', contacted: 'Contacted', booked: 'Booked', closed: 'Closed' } as const
export type State = keyof typeof STATES

/** An enquiry as the server's inbox gives it. */
export type Item = {
  number: number
  reference: string
  state: State
  note: string
  suspicions: string[]
  received: Record<string, string | undefined> & { receivedAt: string; locale: string }
}
export type Counts = { unread: number; suspected: number }
export type Mail = { sends: boolean; waiting: number; givenUp: number; reason?: string; notErasing?: string }
export type Inbox = { enquiries: Item[]; more: boolean; counts: Counts; mail: Mail }
export type Access = { at: string; editor: string; action: string; detail: string }
export type Change = { state?: State; note?: string; suspected?: false }

/**
 * The enquiries that are asked for. An empty `clinic` or `state` means all, an empty `suspected` those that don't look like
 * spam. `before` is the number of an enquiry: only those with lower numbers are asked for.
 */
export type Query = { clinic: string; state: string; suspected: string; before?: string }

const ADDRESS = '/api/inbox'
const ENQUIRIES = `${ADDRESS}/enquiries`

/** `('', { clinic: 'London', state: '', suspected: '' })` => `'/api/inbox/enquiries?clinic=London'` */
export const addressOf = (ending: string, query: Query) =>
  `${ENQUIRIES}${ending}?${new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`

async function ask(address: string, method = 'GET', body?: object) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(address, { method, headers, body: body && JSON.stringify(body), cache: 'no-store' })
  if (response.status === 401) throw new Error('Your session has ended. Reload the page and sign in.')
  if (response.status === 404) throw new Error('This enquiry is gone: somebody else has deleted it.')
  if (!response.ok) throw new Error(`The server answered ${response.status}. Please try again.`)
  return response.status === 204 ? undefined : response.json()
}

export const readInbox = (query: Query): Promise<Inbox> => ask(addressOf('', query))
export const readCounts = (): Promise<Counts> => ask(`${ADDRESS}/unread`)
export const readLog = (): Promise<Access[]> => ask(`${ADDRESS}/log`)
export const changeEnquiry = (reference: string, change: Change): Promise<Item> => ask(`${ENQUIRIES}/${reference}`, 'PATCH', change)
export const deleteEnquiry = (reference: string): Promise<undefined> => ask(`${ENQUIRIES}/${reference}`, 'DELETE')
