/** Where the preview of a branch asks whether there is something new. */
export const PREVIEW_VERSION = '/api/preview/version'

/** `'fix/hours'` => `'/api/preview/version?branch=fix%2Fhours'` */
export const previewVersionPath = (branch: string) => `${PREVIEW_VERSION}?branch=${encodeURIComponent(branch)}`
