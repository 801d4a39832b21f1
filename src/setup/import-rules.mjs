import { ROOMS } from '../rooms.ts'

const GENERATED = '^tina/__generated__/'

/** `('server/http', …)` => `'^src/server/http/'`; a star stands for `feature`. */
const folderOf = (room, feature) => `^${room === 'tina' ? 'tina' : `src/${room.replace('*', feature)}`}/`

/** A part of a feature imports any feature's rules, and other parts of its own feature alone; who puts them together, any. */
const feature = (from, to) => (from.startsWith('features/') && to !== 'features/*/rules' ? '$1' : '[^/]+')

const rules = Object.entries(ROOMS).map(([room, others]) => ({
  name: room,
  comment: `${room} imports nothing of ours but ${others.join(', ') || 'itself'}. See src/rooms.ts.`,
  severity: 'error',
  from: { path: folderOf(room, '([^/]+)'), pathNot: GENERATED },
  to: {
    path: '^(src|tina)/',
    pathNot: [GENERATED, folderOf(room, feature(room, room)), ...others.map((other) => folderOf(other, feature(room, other)))],
  },
}))

/** The rules of dependency-cruiser, made from the table of rooms. */
export default {
  forbidden: [
    ...rules,
    {
      name: 'the process and the application are imported by none',
      severity: 'error',
      from: { path: '^(src/[^/]+/|tina/)', pathNot: '^src/(server/[^/]+\\.ts|setup/)' },
      to: { path: '^src/(server/)?[^/]+\\.tsx?$' },
    },
    { name: 'no circle', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  ],
  options: {
    doNotFollow: { path: ['node_modules', GENERATED] },
    exclude: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
}
