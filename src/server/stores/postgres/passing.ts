import { DatabaseError } from 'pg'
import { Unreachable } from '../../http/unreachable.ts'

/** Matches the error codes by which PostgreSQL says that it is stopping, starting, full, read-only after a failover, or too slow. */
const PASSING = /^(08|53|57|25006|40|55P03)/

/** Turns an error that will pass into `Unreachable`. An error about the statement itself stays as it is. */
export function asUnreachable(error: unknown): unknown {
  if (error instanceof Unreachable) return error
  return error instanceof DatabaseError && !PASSING.test(error.code ?? '') ? error : new Unreachable(error)
}
