import { createContext, useContext } from 'react'
import type { View } from '../content/view/view.ts'

const LiveView = createContext<View | undefined>(undefined)

export const LiveViewProvider = LiveView.Provider

/** What the editor sees while typing; undefined for visitors. */
export const useLiveView = () => useContext(LiveView)

/** The data of a page: the editor's live one inside the admin, else what the loader gave. */
export const useView = <Data extends object>(loaderData: Data): Data => ({ ...loaderData, ...useLiveView() })
