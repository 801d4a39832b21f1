import { setTimeout as pause } from 'node:timers/promises'
import { startBrowser } from './browser.mjs'
import { openTabs } from './tabs.mjs'
import { TELL, watch } from './tell.mjs'

/** The phone of Lighthouse, and fast 4G as the browser's developer tools have it. */
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
const FAST_4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 }
const SLOWER = 4
/** After this time without a new sign of the page it has come to rest. */
const SETTLED_MS = 2500
const PATIENCE_MS = 30_000

async function prepare(send) {
  const source = `(${watch})(${JSON.stringify(TELL)})`
  await Promise.all([
    send('Page.enable'),
    send('Network.enable'),
    send('Runtime.enable'),
    send('Runtime.addBinding', { name: TELL }),
    send('Page.addScriptToEvaluateOnNewDocument', { source }),
    send('Emulation.setDeviceMetricsOverride', SCREEN),
    send('Emulation.setTouchEmulationEnabled', { enabled: true }),
    send('Emulation.setCPUThrottlingRate', { rate: SLOWER }),
    send('Network.emulateNetworkConditions', FAST_4G),
  ])
}

/** Opens a page on a slow phone that has never been there, lets it come to rest, and gives `visit` what a visitor does. */
export async function onPhone(trusted, url, visit) {
  const browser = await startBrowser(trusted)
  const tabs = await openTabs(browser, prepare)
  try {
    const shown = tabs.next(({ what }) => what === 'heading', PATIENCE_MS)
    await tabs.send('Page.navigate', { url })
    await shown
    await pause(SETTLED_MS)
    return await visit({ tap: (selector, hold) => tap(tabs, selector, hold), next: (wanted) => tabs.next(wanted, PATIENCE_MS) })
  } finally {
    tabs.close()
    await browser.stop()
  }
}

/** Brings the first visible of these elements into the middle of the screen. */
function bring(selector) {
  const found = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = found?.getBoundingClientRect()
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Puts a finger on an element, and lifts it after some milliseconds. `seenMs` is how long the element is in view before. */
async function tap({ send }, selector, { seenMs, heldMs }) {
  const { result } = await send('Runtime.evaluate', { expression: `(${bring})(${JSON.stringify(selector)})`, returnByValue: true })
  if (!result.value) throw new Error(`There is no ${selector} to be seen.`)
  await pause(seenMs)
  await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [result.value] })
  await pause(heldMs)
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
