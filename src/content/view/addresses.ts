import { type Addresses, addressesIn } from '../../model/links.ts'
import type { Content } from '../cms/client.ts'
import type { RawPage, RawTreatment } from '../types.ts'

type Linked = Pick<RawPage, 'id' | 'slug' | 'visibility'> | Pick<RawTreatment, 'id' | 'category' | 'visibility'>

/** Tells whether visitors may see a page or a treatment. */
export const isPublished = ({ visibility }: { visibility?: string | null }): boolean => visibility !== 'unpublished'

/** Returns the address of each page and treatment. */
export const documentAddresses = (documents: Linked[]): Addresses => addressesIn(documents.map((one) => [one.id, one] as const))

/** Reads the addresses that links may lead to: for visitors only of what is published, with `withUnpublished` of everything. */
export async function readAddresses(content: Content, withUnpublished = false): Promise<Addresses> {
  const all = [...(await content.pages()), ...(await content.treatments())]
  return documentAddresses(withUnpublished ? all : all.filter(isPublished))
}
