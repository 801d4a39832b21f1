/** Readers go together, a writer goes alone; everybody in the order of arrival. */
export function createTurns() {
  let writer: Promise<unknown> = Promise.resolve()
  let readers = new Set<Promise<unknown>>()
  return {
    read<T>(work: () => Promise<T>): Promise<T> {
      const run = writer.then(work)
      const settled = run.catch(() => {})
      const group = readers.add(settled)
      settled.then(() => group.delete(settled))
      return run
    },
    write<T>(work: () => Promise<T>): Promise<T> {
      const run = Promise.all([writer, ...readers]).then(work)
      readers = new Set()
      writer = run.catch(() => {})
      return run
    },
  }
}
