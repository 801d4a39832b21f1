import { defineConfig, LocalAuthProvider } from 'tinacms'
import { EditorSignIn } from './admin/auth-provider'
import { inboxScreen } from './admin/inbox/screen'
import { fitNarrow } from './admin/narrow/style'
import { formify } from './admin/saving/formify'
import { sectionsField } from './admin/sections/sections'
import { openStart, startScreen } from './admin/start/screen'
import { unsavedNotice } from './admin/unsaved/notice'
import { faq } from './collections/faq'
import { page } from './collections/page'
import { siteSettings } from './collections/site-settings'
import { teamMember } from './collections/team-member'
import { testimonial } from './collections/testimonial'
import { treatment } from './collections/treatment'
import { checked } from './fields/checked'

/** `tinacms dev` serves the admin in local mode; every other build talks to this site's own server. */
const local = process.env.TINA_PUBLIC_LOCAL === 'true'

export default defineConfig({
  branch: 'main',
  clientId: 'local',
  token: 'local',
  telemetry: 'disabled',
  authProvider: local ? new LocalAuthProvider() : new EditorSignIn(),
  contentApiUrlOverride: local ? undefined : '/api/tina/gql',
  // The branch switcher asks this site's own server instead of Tina's.
  tinaioConfig: local ? undefined : { contentApiUrlOverride: '/api/tina' },
  formifyCallback: formify as never,
  cmsCallback: (cms) => {
    cms.plugins.add(sectionsField)
    cms.plugins.add(unsavedNotice)
    cms.plugins.add(startScreen)
    openStart()
    fitNarrow()
    if (!local) {
      cms.flags.set('branch-switcher', true)
      cms.plugins.add(inboxScreen)
    }
    return cms
  },
  client: { skip: false, referenceDepth: 1 },
  build: { publicFolder: local ? 'public' : 'build', outputFolder: 'admin', basePath: '' },
  media: { tina: { mediaRoot: 'media', publicFolder: 'public' } },
  schema: { collections: [page, treatment, faq, teamMember, testimonial, siteSettings].map(checked) },
})
