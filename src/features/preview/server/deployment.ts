import type { Deployment } from '../rules/preview.ts'

/** Files, from the project's folder, that a running server doesn't read again. */
const PARTS: [Deployment, RegExp][] = [
  ['code', /^(src\/|(vite|react-router)\.config\.ts$|tsconfig\.json$)/],
  ['schema', /^tina\//],
  ['packages', /^(package(-lock)?\.json|\.npmrc)$/],
  ['public', /^public\/(?!media\/)/],
]

/** Returns the parts of changed files that show only once deployed: `['src/root.tsx', 'content/page/home.json']` => `['code']`. */
export const deploymentFor = (paths: string[]): Deployment[] =>
  PARTS.filter(([, pattern]) => paths.some((path) => pattern.test(path))).map(([part]) => part)
