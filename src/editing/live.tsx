import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTina } from 'tinacms/dist/react'
import { tinaField } from 'tinacms/tina-field'
import { ElsewhereProvider, type FieldOf, FieldProvider } from '../content/field.ts'
import type { Fallback, RawPage, RawTeamMember, RawTreatment } from '../content/types.ts'
import { compose } from '../content/view/compose.ts'
import type { RawView } from '../content/view/view.ts'
import { ADDRESSES } from '../features/links/rules/leading-here.ts'
import { type BranchPictures, withPictures } from '../features/preview/rules/branch-pictures.ts'
import { parseAddress } from '../i18n/addresses.ts'
import { SHARED_SECTIONS } from '../model/fixed-addresses.ts'
import { keyOfLocale } from '../model/languages.ts'
import type { Addresses } from '../model/links.ts'
import { BothWays } from './both-ways.tsx'
import type { FetchedDocument } from './elsewhere.tsx'
import { Elsewhere, fetchDocuments, fieldElsewhere } from './elsewhere.tsx'
import { LiveViewProvider } from './view.ts'

/** Where a click leads: the text's translation if the page shows one, else the text itself. A picture has none. */
const fieldOf: FieldOf = (node, name) => {
  if (!node) return undefined
  const { _source = node, _texts } = node as Fallback
  const source = name === undefined || _texts?.includes(name) ? _source : node
  return tinaField(source as never, name as never) || undefined
}

type Props = { fetched: FetchedDocument; onData: (index: string, data: object) => void; onOpen?: () => void }

/** One document that follows its form; `useTina` posts it to the admin and receives each change. `onOpen` when it has its form. */
function LiveDocument({ fetched, onData, onOpen }: Props) {
  const { data } = useTina(fetched)
  const first = useRef(data)
  const key = keyOf(fetched)
  useEffect(() => onData(key, data), [key, data, onData])
  useEffect(() => {
    if (data !== first.current) onOpen?.()
  }, [data, onOpen])
  return null
}

const keyOf = ({ query, variables }: FetchedDocument) => `${query.slice(0, 40)}:${variables.relativePath}`

/** The address of each document, by which the links in forms are followed. */
async function fetchAddresses(signal: AbortSignal): Promise<Addresses> {
  const response = await fetch(ADDRESSES, { signal })
  return response.ok ? await response.json() : {}
}

/** Fetches the raw documents of the page, follows their forms, and gives the composed view to the page. */
export default function Live({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [fetched, setFetched] = useState<FetchedDocument[]>([])
  const [live, setLive] = useState<Record<string, object>>({})
  const [pictures, setPictures] = useState<BranchPictures>()
  const [addresses, setAddresses] = useState<Addresses>()
  // The admin shows the form of the document that comes first: the page's own, so the others wait for it.
  const [opened, setOpened] = useState<string>()
  const onData = useCallback((key: string, data: object) => setLive((all) => ({ ...all, [key]: data })), [])
  useEffect(() => {
    const controller = new AbortController()
    setFetched([])
    setLive({})
    fetchDocuments(pathname, controller.signal)
      .then(setFetched)
      .catch((error: unknown) => !controller.signal.aborted && console.error(error))
    // Anew on each page: one that was made meanwhile can be linked to.
    fetchAddresses(controller.signal)
      .then(setAddresses)
      .catch(() => controller.signal.aborted || setAddresses((known) => known ?? {}))
    return () => controller.abort()
  }, [pathname])
  useEffect(() => {
    fetch('/api/tina/pictures')
      .then(async (response) => response.ok && setPictures(await response.json()))
      .catch(console.error)
  }, [])
  const { locale } = parseAddress(pathname)
  // The forms of the admin show the language that is read here.
  useEffect(() => window.parent.postMessage({ type: 'preview:language', locale }, window.location.origin), [locale])
  const raw = documentsIn(fetched.map((one) => live[keyOf(one)] ?? one.data)) as RawView | undefined
  return (
    <>
      {(opened === pathname ? fetched : fetched.slice(0, 1)).map((one, index) => (
        <LiveDocument
          key={pathname + keyOf(one)}
          fetched={one}
          onData={onData}
          onOpen={index === 0 ? () => setOpened(pathname) : undefined}
        />
      ))}
      <Elsewhere key={pathname} language={keyOfLocale(locale)} />
      <BothWays query={queryOf(fetched[0] && live[keyOf(fetched[0])])} />
      <FieldProvider value={fieldOf}>
        <ElsewhereProvider value={fieldElsewhere}>
          <LiveViewProvider value={raw && addresses && withPictures(compose({ ...raw, addresses }, locale), pictures)}>
            {children}
          </LiveViewProvider>
        </ElsewhereProvider>
      </FieldProvider>
    </>
  )
}

/** Returns the query that a document came from, as Tina names it in the page. */
const queryOf = (data: object | undefined) =>
  Object.values((data ?? {}) as Record<string, { _content_source?: { queryId: string } } | null>)[0]?._content_source?.queryId

type Data = { page?: RawPage; treatment?: RawTreatment; teamMember?: RawTeamMember; siteSettings?: RawView['settings'] }

/**
 * Sorts the answers of single-document queries into what `compose` takes. The first document is the page's own;
 * other treatments are those whose cards it shows, team members those it shows without naming them. Undefined while the settings are not there yet.
 */
function documentsIn(answers: object[]): RawView | undefined {
  const data = answers as Data[]
  const settings = data.find(({ siteSettings }) => siteSettings)?.siteSettings
  if (!settings) return undefined
  const pages = data.flatMap(({ page }) => page ?? [])
  const own = data[0]?.treatment
  const treatments = data.flatMap(({ treatment }) => treatment ?? [])
  const team = data.flatMap(({ teamMember }) => teamMember ?? [])
  return {
    settings,
    treatment: own,
    page: own ? undefined : pages[0],
    sections: own ? pages.find(({ slug }) => slug === SHARED_SECTIONS) : undefined,
    treatments: treatments.length > 0 ? treatments : undefined,
    team,
  }
}
