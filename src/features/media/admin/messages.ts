import type { TinaCMS } from 'tinacms'
import { NOTED } from './picture-store'
import { word } from './words/library'

type Told = { error?: Error; message?: string }

/** Makes the admin tell of pictures in the server's words, instead of `Failed to delete file.` */
export function tellAboutPictures(cms: TinaCMS): void {
  cms.alerts.setMap({
    'media:upload:failure': ({ error }: Told) => ({ level: 'error', message: word('nothingUploaded', { reason: error?.message ?? '' }) }),
    'media:delete:failure': ({ error }: Told) => ({ level: 'error', message: error?.message ?? word('notDeleted') }),
    [NOTED]: ({ message = '' }: Told) => ({ level: 'warn', message, timeout: 20_000 }),
  } as Parameters<typeof cms.alerts.setMap>[0])
  // Tina's notes of what failed stay until somebody closes them: one of an upload goes once another one came about.
  let failed: typeof cms.alerts.all = []
  cms.events.subscribe('media:upload:failure', () => {
    failed = [...failed, ...cms.alerts.all.slice(-1)]
  })
  cms.events.subscribe('media:upload:success', () => {
    for (const alert of failed) cms.alerts.dismiss(alert)
    failed = []
  })
}
