/**
 * The rooms, and for each the rooms beside itself that its files may import. `*` stands for one feature, and the same
 * one on both sides: a feature imports another one by its `rules` alone. The linter holds this (`npm run check:rooms`),
 * and the picture in the README is made from it; that no two features import each other is held by
 * `tests/unit/rooms.test.ts`. The files of `src` itself are the application, those of `src/server` itself the process:
 * both put rooms together, and are imported by none.
 */
export const ROOMS: Record<string, string[]> = {
  model: [],
  i18n: ['model'],
  ui: ['model'],
  styles: [],
  content: ['model', 'i18n'],
  seo: ['model', 'i18n'],
  'features/*/rules': ['model', 'i18n', 'content'],
  hydration: ['model', 'i18n', 'ui', 'styles', 'features/*/rules'],
  components: ['model', 'i18n', 'ui', 'content'],
  editing: ['model', 'i18n', 'content', 'features/*/rules'],
  'features/*/view': ['model', 'i18n', 'ui', 'styles', 'content', 'features/*/rules', 'components'],
  admin: ['model'],
  'features/*/admin': ['model', 'i18n', 'features/*/rules', 'features/*/view', 'admin'],
  blocks: ['model', 'i18n', 'ui', 'content', 'features/*/rules', 'components', 'features/*/view'],
  routes: ['model', 'i18n', 'ui', 'content', 'seo', 'features/*/rules', 'components', 'features/*/view', 'blocks', 'editing'],
  'server/http': ['model', 'i18n', 'seo'],
  'server/stores': ['server/http'],
  'server/content': ['model', 'i18n', 'content', 'server/http'],
  'server/backup': ['model', 'server/http', 'server/stores', 'server/content'],
  'features/*/server': ['model', 'i18n', 'ui', 'content', 'features/*/rules', 'server/http', 'server/stores', 'server/content'],
  'server/pages': [
    'model',
    'i18n',
    'content',
    'seo',
    'hydration',
    'features/*/rules',
    'routes',
    'server/http',
    'server/content',
    'features/*/server',
  ],
  tina: ['model', 'i18n', 'features/*/rules', 'admin', 'features/*/admin'],
}

/** Tells whether an arrow follows from others: `content` may import `i18n`, which may import `model`. */
const isTold = (room: string, other: string) => (ROOMS[room] ?? []).some((between) => between !== other && reaches(between, other))
const reaches = (room: string, other: string): boolean =>
  (ROOMS[room] ?? []).some((between) => between === other || reaches(between, other))

/** Returns the table as a Mermaid drawing, without the arrows that follow from others. */
export function drawRooms(): string {
  const names = Object.keys(ROOMS)
  const id = (room: string) => `r${names.indexOf(room)}`
  const arrows = Object.entries(ROOMS).flatMap(([room, others]) =>
    others.filter((other) => !isTold(room, other)).map((other) => `  ${id(room)} --> ${id(other)}`),
  )
  return ['graph TD', ...names.map((room) => `  ${id(room)}["${room}"]`), ...arrows].join('\n')
}
