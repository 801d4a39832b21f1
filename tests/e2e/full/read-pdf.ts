import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

type Parts = { dictionary: string; stream: string }

/** The objects of a PDF as Chromium writes it, by their numbers; streams are inflated. */
function objectsIn(pdf: Buffer): Map<string, Parts> {
  const all = pdf.toString('latin1')
  return new Map(
    [...all.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)].map(([, number = '', body = '']) => {
      const [dictionary = '', rest] = body.split(/stream\r?\n/, 2)
      const data = Buffer.from(rest?.replace(/\r?\nendstream\s*$/, '') ?? '', 'latin1')
      const stream = /\/FlateDecode/.test(dictionary) && data.length > 0 ? inflateSync(data).toString('latin1') : data.toString('latin1')
      return [number, { dictionary, stream }]
    }),
  )
}

const letters = (hex = '') => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Which letters a code of a font stands for: its table `ToUnicode`. */
function tableOf(cmap: string): Map<string, string> {
  const table = new Map<string, string>()
  for (const [, part = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', to] of part.matchAll(/<(\w+)>\s*<(\w+)>/g)) table.set(code.toUpperCase(), letters(to))
  for (const [, part = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', end = '', to = ''] of part.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let code = Number.parseInt(from, 16), step = 0; code <= Number.parseInt(end, 16); code += 1, step += 1)
        table.set(
          code.toString(16).padStart(from.length, '0').toUpperCase(),
          letters(to.slice(0, -4) + (Number.parseInt(to.slice(-4), 16) + step).toString(16).padStart(4, '0')),
        )
  return table
}

const bytes = (literal: string) =>
  Buffer.from(
    literal.replace(/\\(\d{3}|[\s\S])/g, (_, one: string) =>
      /\d/.test(one) ? String.fromCharCode(Number.parseInt(one, 8)) : ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[one] ?? one),
    ),
    'latin1',
  ).toString('hex')

/** How many pages a PDF of Chromium's has, its headings, and what is written on it, without spaces and in the order of drawing. */
export function readPdf(pdf: Buffer): { pages: number; headings: string[]; text: string } {
  const objects = objectsIn(pdf)
  const dictionary = (number = '') => objects.get(number)?.dictionary ?? ''
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type\s*\/Page\b(?!s)/.test(dictionary))
  const tables = new Map<string, Map<string, string>>()
  const write = ({ dictionary: page }: Parts) => {
    const fonts = new Map([...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => [name, number]))
    const content = [...(/\/Contents ([^/>]*)/.exec(page)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(
      ([, number = '']) => objects.get(number)?.stream,
    )
    let table = new Map<string, string>()
    let text = ''
    for (const [, font, hex, literal] of content
      .join('\n')
      .matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f\s]+)>(?=[^<>[\]]*T[jJ])|\(((?:\\[\s\S]|[^\\)])*)\)\s*Tj/g)) {
      if (font) {
        const number = fonts.get(font) ?? ''
        table = tables.get(number) ?? tableOf(objects.get(/\/ToUnicode (\d+) 0 R/.exec(dictionary(number))?.[1] ?? '')?.stream ?? '')
        tables.set(number, table)
        continue
      }
      const codes = (hex ?? bytes(literal ?? '')).replace(/\s/g, '').toUpperCase()
      const width = [...table.keys()][0]?.length ?? 4
      for (let at = 0; at < codes.length; at += width) text += table.get(codes.slice(at, at + width)) ?? ''
    }
    return text.replace(/\s/g, '')
  }
  const headings = [...pdf.toString('latin1').matchAll(/\/Title <FEFF(\w+)>|\/Title \(((?:\\[\s\S]|[^\\)])*)\)/gi)].map(([, hex, plain]) =>
    hex ? letters(hex) : (plain ?? ''),
  )
  return { pages: pages.length, headings, text: pages.map(write).join('') }
}

/** Prints a page, with every letter in its own font, and reads what came out. */
export async function printed(page: Page): Promise<ReturnType<typeof readPdf>> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true }))
}
