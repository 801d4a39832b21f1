/** Last part of each page route's id: `'zh-CN:treatment'`. The server knows them, so that no invented one fills its cache. */
export const ROUTE_NAMES = ['home', 'search', 'treatment', 'staff', 'page'] as const
export type RouteName = (typeof ROUTE_NAMES)[number]
