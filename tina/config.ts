import { defineConfig, LocalAuthProvider } from 'tinacms'
import { EditorSignIn } from './admin/auth-provider'
import { historyScreen } from './admin/history/screen'
import { historyOfForm } from './admin/history/service'
import { addInbox } from './admin/inbox/screen'
import { tellAboutPictures } from './admin/media/messages'
import { PictureStore } from './admin/media/picture-store'
import { editTranslationsInPlace } from './admin/translations/start'
import { faq } from './collections/faq'
import { page } from './collections/page'
import { siteSettings } from './collections/site-settings'
import { teamMember } from './collections/team-member'
import { testimonial } from './collections/testimonial'
import { treatment } from './collections/treatment'

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
  // The clock in the head of each form leads to its history.
  repoProvider: local ? undefined : { defaultBranchName: 'main', historyUrl: ({ relativePath }) => ({ url: historyOfForm(relativePath) }) },
  cmsCallback: (cms) => {
    editTranslationsInPlace()
    if (!local) {
      cms.flags.set('branch-switcher', true)
      addInbox(cms)
      tellAboutPictures(cms)
      cms.plugins.add(historyScreen)
    }
    return cms
  },
  client: { skip: false, referenceDepth: 1 },
  build: { publicFolder: local ? 'public' : 'build', outputFolder: 'admin', basePath: '' },
  media: local ? { tina: { mediaRoot: 'media', publicFolder: 'public' } } : { loadCustomStore: async () => PictureStore },
  schema: { collections: [page, treatment, faq, teamMember, testimonial, siteSettings] },
})
