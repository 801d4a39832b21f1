/** The types here hold the parts of forms and of Tina that this admin uses; their own types come out as `any`. */
export type FormValues = Record<string, unknown>
export type Form = {
  id: string
  label: string
  initialValues: FormValues
  values: FormValues
  beforeSubmit?: (values: FormValues) => Promise<FormValues | undefined>
  change(name: string, value: unknown): void
  finalForm: {
    setConfig(name: 'onSubmit', submit: (values: FormValues) => Promise<void>): void
    initialize(values: FormValues): void
    batch(work: () => void): void
    change(name: string, value: unknown): void
    mutators: {
      move(list: string, from: number, to: number): void
      insert(list: string, index: number, item: unknown): void
    }
    subscribe(listener: (state: { values: FormValues; dirty: boolean }) => void, to: { values: true; dirty: true }): () => void
  }
}
export type Kind = { name: string; label?: string; path: string; ui?: { global?: boolean } }
export type Cms = {
  state: { activeFormId: string | null; forms: { tinaForm: Form }[] }
  dispatch(action: { type: string; value: unknown }): void
  alerts: { success(message: string): void; error(message: string): void }
  plugins: { getType(type: string): { all(): { name: string }[] } }
  api: {
    tina: {
      branch: string
      request<T>(query: string, options: { variables: object }): Promise<T>
      schema: {
        getCollectionByFullPath(path: string): Kind
        getCollections(): Kind[]
        transformPayload(name: string, values: FormValues): object
      }
    }
  }
}

/** Returns the branch that the admin has open: `'fix%2Ftext'` => `'fix/text'` */
export const branchOf = (cms: Cms) => decodeURIComponent(cms.api.tina.branch)
