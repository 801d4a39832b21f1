import type { Server } from '../fixtures/server.ts'
import { ownSite, test as reading } from './test.ts'

/** Tests that send enquiries, to a site of their own: it believes only a few from one address. */
export const test = reading.extend<object, { site: Server }>({ site: ownSite() })
