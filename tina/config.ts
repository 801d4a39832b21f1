import { defineConfig, LocalAuthProvider } from 'tinacms'
import { EditorSignIn } from '../src/features/accounts/admin/auth-provider'
import { withSignIn } from '../src/features/accounts/admin/with-sign-in'
import { addInbox } from '../src/features/enquiries/admin/screen'
import { historyOfForm } from '../src/features/history/admin/addresses'
import { historyScreen } from '../src/features/history/admin/history'
import { tellAboutPictures } from '../src/features/media/admin/messages'
import { PictureStore } from '../src/features/media/admin/picture-store'
import { reportScreen } from '../src/features/report/admin/report'
import { followFieldLinks } from './admin/field-links/follow-links'
import { fitNarrow } from './admin/narrow/style'
import { formify } from './admin/saving/formify'
import { sectionsField } from './admin/sections/sections'
import { openStart, startScreen } from './admin/start/start'
import { showState } from './admin/state/notice'
import { editTranslationsInPlace } from './admin/translations/start'
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

/** Where content comes from TinaCloud (`TINA_CLIENT_ID`; the setup hands it on), the admin signs in and saves there. */
const cloud = process.env.TINA_PUBLIC_CLIENT_ID
const own = !local && !cloud

export default defineConfig({
  branch: process.env.TINA_PUBLIC_BRANCH || 'main',
  clientId: cloud || 'local',
  token: 'local',
  telemetry: 'disabled',
  authProvider: local ? new LocalAuthProvider() : cloud ? undefined : new EditorSignIn(),
  contentApiUrlOverride: own ? '/api/tina/gql' : undefined,
  // The branch switcher asks this site's own server instead of Tina's.
  tinaioConfig: own ? { contentApiUrlOverride: '/api/tina' } : undefined,
  // The clock in the head of each form leads to its history.
  repoProvider: own ? { defaultBranchName: 'main', historyUrl: ({ relativePath }) => ({ url: historyOfForm(relativePath) }) } : undefined,
  formifyCallback: formify as never,
  cmsCallback: (cms) => {
    editTranslationsInPlace()
    cms.plugins.add(sectionsField)
    cms.plugins.add(unsavedNotice)
    cms.plugins.add(startScreen)
    openStart()
    fitNarrow()
    if (!local) {
      cms.flags.set('branch-switcher', true)
      addInbox(cms, withSignIn)
    }
    if (own) {
      showState(cms)
      tellAboutPictures(cms)
      cms.plugins.add(withSignIn(reportScreen))
      followFieldLinks(cms)
      cms.plugins.add(withSignIn(historyScreen))
    }
    return cms
  },
  client: { skip: false, referenceDepth: 1 },
  build: { publicFolder: local ? 'public' : 'build', outputFolder: 'admin', basePath: '' },
  media: !own ? { tina: { mediaRoot: 'media', publicFolder: 'public' } } : { loadCustomStore: async () => PictureStore },
  schema: { collections: [page, treatment, faq, teamMember, testimonial, siteSettings].map(checked) },
})
