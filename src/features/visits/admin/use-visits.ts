import { useCallback, useMemo } from 'react'
import { ask } from '../../../admin/ask-server'
import { useAnswer } from '../../../admin/use-answer'
import type { Figures, PageFigures } from '../rules/figures.ts'
import { FIGURES } from '../rules/visit.ts'

/** Asks for the figures of visits; returns those of each page in all its languages, by its English address. It says nothing where they can't be had. */
export function useVisits(): ReadonlyMap<string, PageFigures> {
  const { answer } = useAnswer(useCallback((signal: AbortSignal) => ask<Figures>(FIGURES, { signal, unasked: true }), []))
  return useMemo(
    () => new Map((answer?.pages ?? []).filter(({ locale }) => !locale).map((one): [string, PageFigures] => [one.page, one])),
    [answer],
  )
}
