import { useLayoutEffect, useRef, useState } from 'react'
import { type PlacedSection, sectionsOf } from './places.ts'
import { tellAdmin } from './tell-admin.ts'
import { placeOver, useLayout } from './use-layout.ts'
import { ADD_FIRST, addAfter } from './words.ts'

type Gap = { section: PlacedSection; isAfter: boolean }

const sameGaps = (one: Gap[], other: Gap[]) =>
  one.length === other.length &&
  one.every(({ section, isAfter }, at) => {
    const before = other[at]
    return before?.isAfter === isAfter && before.section.element === section.element && before.section.title === section.title
  })

/** A "+" between the sections of the page, and before the first: it opens the choice of sections for that place. */
export function Between({ query }: { query: string }) {
  const [gaps, setGaps] = useState<Gap[]>([])
  const layout = useLayout()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout may have other sections.
  useLayoutEffect(() => {
    const sections = sectionsOf(query)
    const found = sections.map((section) => ({ section, isAfter: true }))
    const [first] = sections
    const all = first ? [{ section: first, isAfter: false }, ...found] : []
    setGaps((before) => (sameGaps(before, all) ? before : all))
  }, [query, layout])
  return gaps.map((gap) => <Plus key={`${gap.section.name}-${gap.isAfter}`} gap={gap} layout={layout} />)
}

function Plus({ gap: { section, isAfter }, layout }: { gap: Gap; layout: number }) {
  const drawn = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout is another place.
  useLayoutEffect(() => {
    const { left, top, bottom, width } = section.element.getBoundingClientRect()
    placeOver(drawn.current, new DOMRect(left, isAfter ? bottom : top, width, 0))
  }, [section, isAfter, layout])
  const label = isAfter ? addAfter(section.title) : ADD_FIRST
  return (
    <div ref={drawn} className="desk-plus">
      {/* The sign is drawn by the style: it is no text of the page. */}
      <button type="button" aria-label={label} title={label} onClick={() => tellAdmin({ type: 'page:add', name: section.name, isAfter })} />
    </div>
  )
}
