import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/** Stands in a query for the value of this name. */
class StandIn {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * Returns a query that is put together at its first use, for values that are given at each: to put one together takes longer
 * than to run it. `build` gets stand-ins for the values, and only places them.
 */
export function ready<Values extends Record<string, unknown>, Row>(build: (values: Values) => Compilable<Row>) {
  let compiled: CompiledQuery<Row> | undefined
  return (db: Kysely<Tables>, values: Values) => {
    const standIns = () => Object.fromEntries(Object.keys(values).map((name) => [name, new StandIn(name)])) as Values
    compiled ??= build(standIns()).compile()
    const parameters = compiled.parameters.map((value) => (value instanceof StandIn ? values[value.name] : value))
    return db.executeQuery<Row>({ ...compiled, parameters })
  }
}
