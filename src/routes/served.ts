import { createContext } from 'react-router'
import type { Content } from '../content/client.ts'

/** What the server gives to loaders: the content of the branch that is asked for, and the site's own origin. */
export type Served = { content: Content; origin: string }

/** The key under which loaders find it; `entry.server.tsx` hands it to the server, so that both hold the same one. */
export const served = createContext<Served>()
