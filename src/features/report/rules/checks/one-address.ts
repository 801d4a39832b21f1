import { grouped } from '../grouped.ts'
import { ownAddress } from '../shown-at.ts'
import { type Check, findingAt } from '../site.ts'

/** Documents that claim one address: visitors reach only one of them. */
export const oneAddress: Check = (site) => {
  const own = site.documents.filter((document) => ownAddress(document))
  return [...grouped(own, (document) => ownAddress(document) ?? '')].flatMap(([address, same]) =>
    same.length < 2
      ? []
      : same.map((document) =>
          findingAt(
            site,
            { document, at: document.collection === 'page' ? 'slug' : 'category' },
            {
              kind: 'links',
              level: 'error',
              message: `${same.length} documents have the address ${address}: visitors reach only one of them.`,
            },
          ),
        ),
  )
}
