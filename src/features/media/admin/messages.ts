import type { TinaCMS } from 'tinacms'
import { NOTED } from './picture-store'

type Told = { error?: Error; message?: string }

/** Makes the admin tell of pictures in the server's words, instead of `Failed to delete file.` */
export const tellAboutPictures = (cms: TinaCMS) =>
  cms.alerts.setMap({
    'media:upload:failure': ({ error }: Told) => ({ level: 'error', message: `Nothing was uploaded: ${error?.message}` }),
    'media:delete:failure': ({ error }: Told) => ({ level: 'error', message: error?.message ?? 'The picture was not deleted.' }),
    [NOTED]: ({ message = '' }: Told) => ({ level: 'warn', message, timeout: 20_000 }),
  } as Parameters<typeof cms.alerts.setMap>[0])
