import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  // The build empties its folder; the admin stands beside it.
  buildDirectory: 'build/site',
  ssr: true,
  // The whole manifest is small; with it no request asks for routes while the visitor moves about.
  routeDiscovery: { mode: 'initial' },
  future: { v8_middleware: true },
} satisfies Config
