import { useCallback } from 'react'
import { ask } from '../../../src/admin/ask-server'
import { useAnswer } from '../../../src/admin/use-answer'
import { REPORT, type Report } from '../../../src/features/report/rules/finding.ts'

/** Asks for the content report of a branch, without a word where it can't be had. */
export const useReport = (branch: string) =>
  useAnswer(useCallback((signal: AbortSignal) => ask<Report>(REPORT, { branch, signal, unasked: true }), [branch]))

/** Returns the number of errors in each document that has any, by its path. */
export function errorsIn(report: Report | undefined): Map<string, number> {
  const errors = new Map<string, number>()
  for (const { level, document } of report?.findings ?? []) if (level === 'error') errors.set(document, (errors.get(document) ?? 0) + 1)
  return errors
}
