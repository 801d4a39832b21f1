import { createElement, lazy, Suspense } from 'react'

// As a mere string, so that our compiler leaves TinaCMS's source alone; the build reads it as any other import.
const Fetched = lazy(() => import('@tinacms/app/src/Playground' as string))

/** Replaces the screen for trying GraphQL queries by one that is fetched when somebody opens it. */
export default () => createElement(Suspense, { fallback: null }, createElement(Fetched))
