import { defineConfig, LocalAuthProvider } from 'tinacms'
import { inStaffWords } from '../src/admin/field-words/in-staff-words'
import { staffLanguage } from '../src/admin/i18n/staff-language'
import { fetchedScreen } from '../src/admin/screen'
import { setPlace } from '../src/admin/standing'
import { addStyle, wearDeskLook } from '../src/admin/ui/desk-look'
import { openNamedBranch } from '../src/admin/work-on'
import { followLinks } from '../src/features/accounts/admin/links/follow-link'
import { ACCOUNT_LOOK } from '../src/features/accounts/admin/own-account/account-look'
import { EditorSignIn } from '../src/features/accounts/admin/sign-in/auth-provider'
import { SIGN_IN_LOOK } from '../src/features/accounts/admin/sign-in/sign-in-look'
import { withSignIn } from '../src/features/accounts/admin/sign-in/with-sign-in'
import { addInbox } from '../src/features/enquiries/admin/screen'
import { historyOfForm } from '../src/features/history/admin/addresses'
import { tellAboutPictures } from '../src/features/media/admin/messages'
import { PictureStore } from '../src/features/media/admin/picture-store'
import { picturesScreen } from '../src/features/media/admin/screen'
import { listAlsoHere } from './admin/also-here/dialog'
import { commentsNotice } from './admin/comments/notice'
import { followFieldLinks } from './admin/field-links/follow-links'
import { showPalette } from './admin/find/show-palette'
import { moveNotice } from './admin/links/moves'
import { leadToLists } from './admin/lists/lead-here'
import { addLists } from './admin/lists/screen'
import { fitNarrow } from './admin/narrow/style'
import { leadToNew } from './admin/new/lead-here'
import { newScreen } from './admin/new/screen'
import { followChoice } from './admin/page/follow'
import { listenToPage } from './admin/page/listen'
import { pictureField } from './admin/pictures/picture-field'
import { showPicker } from './admin/pictures/show-picker'
import { tellWhatIsOpen } from './admin/presence/start'
import { isOnSite } from './admin/saving/form'
import { formify } from './admin/saving/formify'
import { leadToProblem } from './admin/saving/lead-to-problem'
import { saveListForm } from './admin/saving/list-form'
import { nameButtons } from './admin/saving/name-buttons'
import { PLUS_LOOK } from './admin/sections/plus'
import { sectionsField } from './admin/sections/sections'
import { settingsScreen } from './admin/settings/settings'
import { escapeDialogs } from './admin/shell/accessibility/escape-dialogs'
import { keepFocus } from './admin/shell/accessibility/keep-focus'
import { nameControls } from './admin/shell/accessibility/name-controls'
import { sayMoves } from './admin/shell/accessibility/say-moves'
import { closedScreen } from './admin/shell/closed'
import { keepToRole } from './admin/shell/doors'
import { prepareEachForm } from './admin/shell/forms/each-form'
import { openPanels } from './admin/shell/forms/open-panels'
import { openWholeLists } from './admin/shell/forms/whole-fields'
import { keepListsWhole } from './admin/shell/forms/whole-lists'
import { leaveOutService } from './admin/shell/instead-of-tina/own-account'
import { keepOwnFonts } from './admin/shell/instead-of-tina/own-fonts'
import { openOwnPicker } from './admin/shell/instead-of-tina/own-picker'
import { ownRichText } from './admin/shell/instead-of-tina/own-rich-text'
import { outliveSession } from './admin/shell/instead-of-tina/session-ended'
import { keepBranch } from './admin/shell/keep-branch'
import { onlyDraftsNotice } from './admin/shell/only-drafts'
import { sayAlerts } from './admin/shell/said-by-tina/say-alerts'
import { showTitles, TITLES_LOOK } from './admin/shell/said-by-tina/titles'
import { showShell } from './admin/shell/shell'
import { openStart, startScreen } from './admin/start/start'
import { showState } from './admin/state/notice'
import { HELD_LOOK, holdOthers } from './admin/translations/held'
import { editTranslationsInPlace } from './admin/translations/start'
import { yoursNotice } from './admin/translations/yours'
import { rememberChanges } from './admin/undo/history'
import { listenForUndo } from './admin/undo/keys'
import { undoNotice } from './admin/undo/notice'
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
const editor = new EditorSignIn()

// Node reads the schema from this file, too.
if (own && typeof window !== 'undefined') openNamedBranch()

/** Screens that are fetched when somebody opens them: nobody waits for them before a form. */
const FETCHED = [
  fetchedScreen('My account', async () => (await import('../src/features/accounts/admin/own-account/account')).accountScreen),
  fetchedScreen('Colleagues', async () => (await import('../src/features/accounts/admin/people/colleagues')).colleaguesScreen),
  fetchedScreen('Releases', async () => (await import('../src/features/releases/admin/releases')).releasesScreen),
  fetchedScreen('Review', async () => (await import('../src/features/reviews/admin/review')).reviewScreen),
  fetchedScreen('Content report', async () => (await import('../src/features/report/admin/report')).reportScreen),
  fetchedScreen('Searches', async () => (await import('../src/features/searches/admin/searches')).searchesScreen),
  fetchedScreen('Visits', async () => (await import('../src/features/visits/admin/visits')).visitsScreen),
  fetchedScreen('History', async () => (await import('../src/features/history/admin/history')).historyScreen),
  fetchedScreen('Find and replace', async () => (await import('../src/features/find/admin/replace/replace-screen')).replaceScreen),
]

export default defineConfig({
  branch: process.env.TINA_PUBLIC_BRANCH || 'main',
  clientId: cloud || 'local',
  token: 'local',
  telemetry: 'disabled',
  authProvider: local ? new LocalAuthProvider() : cloud ? undefined : editor,
  // Tina would ask its own host for its newest version.
  ui: { optOutOfUpdateCheck: true },
  contentApiUrlOverride: own ? '/api/tina/gql' : undefined,
  // The branch switcher asks this site's own server instead of Tina's.
  tinaioConfig: own ? { contentApiUrlOverride: '/api/tina' } : undefined,
  // The clock in the head of each form leads to its history.
  repoProvider: own ? { defaultBranchName: 'main', historyUrl: ({ relativePath }) => ({ url: historyOfForm(relativePath) }) } : undefined,
  formifyCallback: formify as never,
  cmsCallback: (cms) => {
    document.documentElement.lang = staffLanguage
    keepListsWhole(cms as never)
    editTranslationsInPlace()
    ownRichText()
    cms.plugins.add(sectionsField)
    cms.plugins.add(unsavedNotice)
    cms.plugins.add(undoNotice)
    cms.plugins.add(followChoice)
    listenForUndo(cms as never)
    listenToPage(cms as never)
    addStyle(PLUS_LOOK)
    prepareEachForm((form) => {
      openPanels(form)
      openWholeLists(form)
      saveListForm(cms as never, form)
      leadToProblem(cms as never, form)
      rememberChanges(form)
      nameButtons(cms as never, form)
      holdOthers(form)
    })
    cms.plugins.add(startScreen)
    cms.plugins.add(newScreen)
    leadToNew()
    openStart()
    nameControls()
    sayMoves()
    sayAlerts(cms)
    showTitles(cms)
    addStyle(TITLES_LOOK)
    listAlsoHere(cms)
    escapeDialogs()
    keepFocus()
    fitNarrow()
    keepOwnFonts()
    if (!local) {
      wearDeskLook()
      addStyle(SIGN_IN_LOOK)
      showShell(cms, own)
      keepBranch(cms as never)
      cms.plugins.add(closedScreen)
      cms.plugins.add(settingsScreen)
      cms.flags.set('branch-switcher', true)
      addInbox(cms, withSignIn)
    }
    if (own) {
      outliveSession(cms, editor)
      setPlace(() => isOnSite(cms as never))
      keepToRole()
      cms.plugins.add(onlyDraftsNotice)
      cms.plugins.add(yoursNotice)
      cms.plugins.add(commentsNotice)
      leaveOutService(cms)
      followLinks()
      addStyle(ACCOUNT_LOOK)
      addStyle(HELD_LOOK)
      showState(cms)
      tellAboutPictures(cms)
      openOwnPicker(cms)
      showPicker(cms)
      cms.plugins.add(pictureField)
      cms.plugins.add(withSignIn(picturesScreen))
      for (const screen of FETCHED) cms.plugins.add(withSignIn(screen))
      addLists(cms)
      leadToLists()
      followFieldLinks(cms)
      cms.plugins.add(moveNotice)
      showPalette(cms)
      tellWhatIsOpen(cms)
    }
    return cms
  },
  client: { skip: false, referenceDepth: 1 },
  build: { publicFolder: local ? 'public' : 'build', outputFolder: 'admin', basePath: '' },
  media: !own ? { tina: { mediaRoot: 'media', publicFolder: 'public' } } : { loadCustomStore: async () => PictureStore },
  schema: { collections: [page, treatment, faq, teamMember, testimonial, siteSettings].map(inStaffWords).map(checked) },
})
