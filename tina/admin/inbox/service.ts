/** The states of an enquiry, as editors read them. */
export const STATES = { new: 'New', contacted: 'Contacted', booked: 'Booked', closed: 'Closed' } as const
export type State = keyof typeof STATES

/** What the server's inbox answers. */
export type Item = {
  number: number
  reference: string
  state: State
  note: string
  suspicions: string[]
  received: Record<string, string | undefined> & { receivedAt: string; locale: string }
}
export type Inbox = {
  enquiries: Item[]
  counts: { unread: number; suspected: number }
  mail: { sends: boolean; waiting: number; givenUp: number; reason?: string }
}
export type Query = { clinic: string; state: string; suspected: string; before?: string }

const ADDRESS = '/api/inbox/enquiries'

/** `('', { clinic: 'London', state: '', suspected: '' })` => `'/api/inbox/enquiries?clinic=London'` */
export const addressOf = (ending: string, query: Query) =>
  `${ADDRESS}${ending}?${new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`

async function ask(address: string, method = 'GET', body?: object) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(address, { method, headers, body: body && JSON.stringify(body), cache: 'no-store' })
  if (response.status === 401) throw new Error('Your session has ended. Reload the page and sign in.')
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  return response.status === 204 ? undefined : response.json()
}

export const readInbox = (query: Query): Promise<Inbox> => ask(addressOf('', query))
export const changeEnquiry = (reference: string, change: { state?: State; note?: string; suspected?: false }) =>
  ask(`${ADDRESS}/${reference}`, 'PATCH', change)
export const deleteEnquiry = (reference: string) => ask(`${ADDRESS}/${reference}`, 'DELETE')
