/** Replaces `posthog-js`, which sends what editors do to TinaCMS's makers: `telemetry: 'disabled'`, so it is never started. */
export default { init: () => {}, capture: () => {} }
