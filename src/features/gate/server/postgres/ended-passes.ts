import type { Postgres } from '../../../../server/stores/postgres/connection.ts'
import type { EndedPasses } from '../pass.ts'

/** Passes that were given up, for all processes. */
export const createEndedPasses = ({ query }: Pick<Postgres, 'query'>): EndedPasses => ({
  async add(id, until) {
    await query('INSERT INTO ended_pass VALUES ($1, $2) ON CONFLICT DO NOTHING', [id, until])
    await query('DELETE FROM ended_pass WHERE until < now()')
  },
  has: async (id) => (await query('SELECT 1 FROM ended_pass WHERE id = $1', [id])).count > 0,
})
