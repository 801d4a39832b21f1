import type { Json } from '../../../../model/json.ts'
import { textOf } from '../../../../model/json.ts'
import { addressOf, isBeyondWindows, isMeantBy, readAddress } from '../../../../model/picture-address.ts'
import { isAltsFile } from '../../../media/rules/alts.ts'
import { HEAVY_BYTES } from '../../../media/rules/flaws.ts'
import { naming } from '../../../media/rules/uses.ts'
import type { Finding } from '../finding.ts'
import { type Check, type CheckedContent, findingAt, type PublicFile } from '../site.ts'

const KILO = 1024
/** Sizes above which a file slows the page down, by ending. Pictures are sent smaller to small screens, films are not. */
const MOST: [endings: RegExp, bytes: number][] = [
  [/\.(webp|avif|jpe?g|png|gif)$/i, HEAVY_BYTES],
  [/\.svg$/i, 300 * KILO],
  [/\.(mp4|webm)$/i, 4000 * KILO],
]
const MEDIA = /^\/[\w/.%-]+\.(webp|avif|jpe?g|png|gif|svg|mp4|webm)$/i

const isFile = (value: string) => readAddress(value) !== undefined || MEDIA.test(value)

/** Pictures and films that are missing, that nothing shows, or that are too large. */
export const pictureFiles: Check = (site) => [...missing(site), ...fileFindings(site)]

const missing = (site: CheckedContent): Finding[] =>
  site.places
    .filter(({ value }) => isFile(textOf(value)) && !hasFile(site.files, textOf(value)))
    .map((place) =>
      findingAt(site, place, {
        kind: 'pictures',
        level: 'error',
        message: `The file ${textOf(place.value)} is missing: choose another one.`,
      }),
    )

/** Tells whether visitors can ask for a file at an address, written in any way. */
export function hasFile(files: PublicFile[], value: string): boolean {
  const path = readAddress(value)
  if (path === undefined) return files.some(({ address }) => address === value)
  return files.some(({ address }) => pathOf(address) !== undefined && isMeantBy(path, pathOf(address) ?? ''))
}

const ROOT = addressOf('')
/** The path of a file among the pictures, which `PublicFile` has behind their folder as it is. */
const pathOf = (address: string) => (address.startsWith(ROOT) ? address.slice(ROOT.length) : undefined)

/** `'/film.mp4'` is written in `'/film.mp4'`, not in `'/film.mp4.webm'`. */
const isWritten = (text: string, address: string) =>
  text
    .split(address)
    .slice(1)
    .some((rest) => !/^[\w.-]/.test(rest))

function fileFindings(site: CheckedContent): Finding[] {
  // One long text: each file is looked for in all documents.
  const written = site.documents.flatMap(({ json }) => addressesIn(json ?? null)).join('\n')
  const named = namesIn(site.code)
  return site.files.flatMap((file) => {
    const isMedia = file.address.startsWith('/media/') || /^\/[^/]+\.(mp4|webm)$/.test(file.address)
    if (!isMedia || isAltsFile(file.address)) return []
    const path = pathOf(file.address)
    const isUsed =
      named.some((name) => name.test(file.address)) ||
      (path === undefined ? isWritten(written, file.address) : naming(addressOf(path))(written))
    const most = MOST.find(([endings]) => endings.test(file.address))?.[1] ?? Number.POSITIVE_INFINITY
    return [
      ...(isUsed ? [] : [about(file, 'Nothing on the site shows this file. It can be deleted under Pictures.')]),
      ...(isBeyondWindows(path ?? file.address)
        ? [
            about(
              file,
              'Windows can’t keep a file of this name. Upload it anew under Pictures, choose that one where this stands, and delete this one.',
            ),
          ]
        : []),
      ...(file.bytes > most ? [about(file, `This file is too large (${Math.round(file.bytes / KILO)} kB; at most ${most / KILO}).`)] : []),
    ]
  })
}

/** The texts of a document that hold the address of something. */
function addressesIn(json: Json): string[] {
  if (typeof json === 'string') return json.includes('/') ? [json] : []
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(addressesIn) : []
}

const about = ({ address }: PublicFile, said: string): Finding => ({
  kind: 'pictures',
  level: 'warning',
  message: `${address}: ${said}`,
  document: `public${address}`,
  field: '',
  language: 'en',
  address,
})

/** Files that code names, where `${…}` stands for anything: `` `/media/maps/map-${city}.svg` `` */
const namesIn = (code: string): RegExp[] =>
  [...new Set(code.match(/\/media\/(?:[\w./-]|\$\{[^}]*\})+/g))].map(
    (name) =>
      new RegExp(
        `^${name
          .replace(/\$\{[^}]*\}/g, '*')
          .replace(/[.+?^$()[\]\\]/g, '\\$&')
          .replace(/\*/g, '[^/]+')}$`,
      ),
  )
