import type { TinaCMS } from 'tinacms'
import { type ContentState, type Said, saidOf } from './sentences'

const EVERY_MS = 20_000
const STYLE =
  'position:fixed;inset-block-end:16px;inset-inline-end:16px;z-index:10000;max-width:440px;max-height:60vh;overflow:auto;padding:12px 16px;border-radius:6px;' +
  'background:#fff4d6;border:1px solid #e0c068;color:#333;font-size:14px;line-height:1.4;box-shadow:0 2px 8px rgba(0,0,0,.15);pointer-events:none'
const LINK = 'text-decoration:underline;pointer-events:auto;margin-inline-end:16px'

/** Shows in a corner of the admin what editors should know about their content, with what they can do about it. What was hidden stays hidden until it changes. */
export function showState(cms: TinaCMS) {
  let hidden = ''
  let box: HTMLElement | undefined

  async function check() {
    const response = await fetch('/api/content/state', { cache: 'no-store', headers: branchOf(cms) }).catch(() => undefined)
    if (!response?.ok) return
    const said = saidOf((await response.json()) as ContentState, new Date())
    const text = JSON.stringify(said)
    if (box?.dataset.text === text) return
    box?.remove()
    box =
      said.length > 0 && text !== hidden
        ? notice(
            said,
            (choice) => choose(cms, choice),
            () => (hidden = text),
          )
        : undefined
    if (box) box.dataset.text = text
    if (box) document.body.append(box)
  }

  async function choose(of: TinaCMS, { address, body }: Choice) {
    const headers = { 'content-type': 'application/json', ...branchOf(of) }
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined)
    const { message = 'The server can’t be reached. Try again.' } = response?.ok
      ? { message: '' }
      : ((await response?.json().catch(() => ({}))) ?? {})
    if (message) of.alerts.error(message)
    else of.alerts.success('Done.')
    await check()
  }

  void check()
  setInterval(check, EVERY_MS)
  cms.events.subscribe('cms:login', check)
}

type Choice = NonNullable<Said['choices']>[number]

/** The branch that the admin works on, as the server asks for it. */
const branchOf = (cms: TinaCMS) => ({ 'x-branch': String(cms.api.tina?.branch ?? 'main') })

function notice(said: Said[], onChoice: (choice: Choice) => Promise<void>, onHide: () => void): HTMLElement {
  const box = Object.assign(document.createElement('div'), { role: 'status' })
  box.style.cssText = STYLE
  const button = (label: string, onClick: () => void) => {
    const made = Object.assign(document.createElement('button'), { type: 'button', textContent: label })
    made.style.cssText = LINK
    made.addEventListener('click', onClick)
    return made
  }
  for (const { text, choices = [], link } of said) {
    const line = Object.assign(document.createElement('p'), { textContent: text })
    line.style.marginBlockEnd = '8px'
    const ways: HTMLElement[] = choices.map((choice) => {
      const way = button(choice.label, () => {
        way.disabled = true
        void onChoice(choice)
      })
      return way
    })
    if (link) ways.push(Object.assign(document.createElement('a'), { href: link.href, textContent: link.label, style: LINK }))
    box.append(line, ...(ways.length > 0 ? [Object.assign(document.createElement('p'), { style: 'margin-block-end:12px' })] : []))
    if (ways.length > 0) box.lastElementChild?.append(...ways)
  }
  box.append(
    button('Hide', () => {
      onHide()
      box.remove()
    }),
  )
  return box
}
