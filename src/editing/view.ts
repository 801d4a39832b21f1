import { createContext, useContext } from 'react'
import type { View } from '../content/view/view.ts'

const LiveView = createContext<View | undefined>(undefined)

export const LiveViewProvider = LiveView.Provider

/** Returns the data of the page as they stand in the forms while an editor types; undefined for visitors. */
export const useLiveView = () => useContext(LiveView)

/** Returns the data of a page: the editor's live ones inside the admin, else those that the loader gave. */
export const useView = <Data extends object>(loaderData: Data): Data => ({ ...loaderData, ...useLiveView() })
