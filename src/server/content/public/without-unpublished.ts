type Document = { visibility?: string | null } | null
type Answer = { treatment?: Document; treatmentConnection?: { edges?: ({ node?: Document } | null)[] | null } | null }

const isShown = (document: Document | undefined) => document?.visibility !== 'unpublished'

/** Returns an answer of the content service without the treatments that are no longer offered; null if it is about one of them. */
export function withoutUnpublished(data: unknown): unknown {
  const { treatment, treatmentConnection: list } = (data ?? {}) as Answer
  if (!isShown(treatment)) return null
  if (!list) return data
  return { ...(data as Answer), treatmentConnection: { ...list, edges: list.edges?.filter((edge) => isShown(edge?.node)) } }
}
