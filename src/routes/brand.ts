/** The brand, from the data of the document around a page. */
export function brandOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { settings?: { brand?: string } } | undefined
  return root?.settings?.brand ?? ''
}
