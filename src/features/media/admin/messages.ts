import type { TinaCMS } from 'tinacms'
import { NOTED } from './picture-store'
import { word } from './words/library'

type Told = { error?: Error; message?: string }

/** Makes the admin tell of pictures in the server's words, instead of `Failed to delete file.` */
export const tellAboutPictures = (cms: TinaCMS) =>
  cms.alerts.setMap({
    'media:upload:failure': ({ error }: Told) => ({ level: 'error', message: word('nothingUploaded', { reason: error?.message ?? '' }) }),
    'media:delete:failure': ({ error }: Told) => ({ level: 'error', message: error?.message ?? word('notDeleted') }),
    [NOTED]: ({ message = '' }: Told) => ({ level: 'warn', message, timeout: 20_000 }),
  } as Parameters<typeof cms.alerts.setMap>[0])
