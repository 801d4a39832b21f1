import type { Collection } from '../../../src/model/schema.ts'
import type { FormLists } from '../page/names'

/** The types here hold the parts of forms and of Tina that this admin uses; their own types come out as `any`. */
export type FormValues = Record<string, unknown>
/** Makes a field known to a form, so that its changes count. `isEqual` says which values are no change. */
type RegisterField = (
  name: string,
  tell: () => void,
  to: object,
  config?: { isEqual?(one: unknown, other: unknown): boolean },
) => () => void
export type FormState = {
  initialValues: FormValues
  values: FormValues
  dirty: boolean
  pristine: boolean
  invalid: boolean
  valid: boolean
  hasValidationErrors: boolean
}
export type Form = {
  id: string
  buttons: { save: string; reset: string }
  path: string
  label: string
  initialValues: FormValues
  values: FormValues
  beforeSubmit?: (values: FormValues) => Promise<FormValues | undefined>
  change(name: string, value: unknown): void
  finalForm: {
    setConfig(name: 'onSubmit', submit: (values: FormValues) => Promise<void>): void
    initialize(values: FormValues): void
    /** Starts from these values, and lets the editors of long texts begin anew. */
    reset(values: FormValues): void
    registerField: RegisterField
    getFieldState(name: string): { value: unknown } | undefined
    batch(work: () => void): void
    change(name: string, value: unknown): void
    mutators: {
      move(list: string, from: number, to: number): void
      insert(list: string, index: number, item: unknown): void
      remove(list: string, index: number): unknown
    }
    getState(): FormState
    submit(): Promise<unknown> | undefined
    subscribe<Name extends keyof FormState>(listener: (state: Pick<FormState, Name>) => void, to: Record<Name, true>): () => void
  }
}
export type CmsCollection = Collection & { ui?: { global?: boolean } }
export type Cms = {
  state: {
    activeFormId: string | null
    forms: { tinaForm: Form; activeFieldName?: string | null }[]
    /** The documents of the page in the preview, by the queries that they came with. */
    formLists: FormLists
  }
  dispatch(action: { type: string; value: unknown }): void
  alerts: { success(message: string): void; error(message: string): () => void }
  plugins: { getType(type: string): { all(): { name: string }[] } }
  api: {
    tina: {
      branch: string
      /** Works on a branch from now on, and says so to the server in a cookie. */
      setBranch(branch: string): void
      /** What the sign-in knows of the person; in local mode nobody signs in. */
      user?: { id?: string; email?: string; name?: string } | true
      authProvider: { logout(): Promise<unknown>; fetchWithToken(address: string, init: RequestInit): Promise<Response> }
      request<T>(query: string, options: { variables: object }): Promise<T>
      schema: {
        getCollectionByFullPath(path: string): CmsCollection
        getCollections(): CmsCollection[]
        transformPayload(name: string, values: FormValues): object
      }
    }
  }
}

/** Returns the branch that the admin has open: `'fix%2Ftext'` => `'fix/text'` */
export const branchOf = (cms: Cms) => decodeURIComponent(cms.api.tina.branch)

/** Tells whether what is saved is what visitors read: the admin has no branch open. */
export const isOnSite = (cms: Cms) => branchOf(cms) === 'main'

/** The one person of a computer on which nobody signs in. */
const NOBODY = 'nobody'

/** Returns who is signed in, by what stays the same when the name changes: `'f3J9x'` */
export function personOf({ api: { tina } }: Cms): string {
  const { id, email } = tina.user === true ? {} : (tina.user ?? {})
  return id ?? email ?? NOBODY
}

/** Returns what the person who is signed in is called among colleagues: `'Grace Lin'` => `'Grace'`; empty where nobody signs in. */
export const nameOfPerson = ({ api: { tina } }: Cms): string =>
  tina.user === true ? '' : ((tina.user?.name ?? '').trim().split(/\s+/)[0] ?? '')
