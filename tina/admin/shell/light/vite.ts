import { type InlineConfig, build as viteBuild } from 'vite'
import { light } from './light.ts'

export * from 'vite'

/** Builds the admin as TinaCMS's command line asks, and lighter. */
export const build = (config: InlineConfig) => viteBuild(light(config))
