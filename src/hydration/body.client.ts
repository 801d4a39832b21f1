import { hasTyped } from '../features/enquiries/rules/typed.ts'
import { openNamedPlace } from '../ui/named-place.ts'
import { countVisitOnceSettled } from './count-visit.client.ts'
import { startFilmOnceSettled } from './film.client.ts'
import { forgetFlagOnSignOut } from './gate-flag.client.ts'
import { growPlateIntoNextPage } from './grow-plate.client.ts'
import type { Handover } from './handover.ts'
import { holdClicks } from './hold-clicks.client.ts'
import { storeChosenLanguage } from './language-choice.client.ts'
import { loadApplication, openRouterStream } from './load-application.client.ts'
import { loadOnInteraction } from './load-on-interaction.client.ts'
import { holdMenu } from './menu.client.ts'
import { reloadOnBack } from './reload-on-back.client.ts'

/** The handover stands right before this script: nothing else in a page can take its place. */
const handover: Handover = JSON.parse(document.currentScript?.previousElementSibling?.textContent ?? '')

const isHalfFilled = () => [...document.querySelectorAll<HTMLFormElement>('form[data-typed]')].some((form) => hasTyped(form.dataset.typed))

if (handover.address) history.replaceState(null, '', handover.address)
openNamedPlace()
addEventListener('hashchange', openNamedPlace)
const forgetClicks = holdClicks(() => start())
const start = loadOnInteraction(() => loadApplication(handover), forgetClicks)
reloadOnBack()
holdMenu()
storeChosenLanguage()
forgetFlagOnSignOut()
growPlateIntoNextPage()
startFilmOnceSettled()
countVisitOnceSettled(handover.visit)
if (!handover.state) openRouterStream(handover.router)
try {
  if (handover.atOnce || window.parent !== window || isHalfFilled()) start()
} catch {
  // Storage is blocked: nothing that is typed is kept.
}
