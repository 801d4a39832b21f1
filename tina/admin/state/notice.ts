import type { TinaCMS } from 'tinacms'
import { type ContentState, sentencesFor } from './sentences'

const EVERY_MS = 20_000
const STYLE =
  'position:fixed;inset-block-end:16px;inset-inline-end:16px;z-index:10000;max-width:440px;padding:12px 16px;border-radius:6px;' +
  'background:#fff4d6;border:1px solid #e0c068;color:#333;font-size:14px;line-height:1.4;box-shadow:0 2px 8px rgba(0,0,0,.15);pointer-events:none'

/** Shows in a corner of the admin what editors should know about where their saves are. What was hidden stays hidden until it changes. */
export function showState(cms: TinaCMS) {
  let hidden = ''
  let box: HTMLElement | undefined

  async function check() {
    const response = await fetch('/api/content/state', { cache: 'no-store' }).catch(() => undefined)
    if (!response?.ok) return
    const sentences = sentencesFor((await response.json()) as ContentState, new Date())
    const text = sentences.join('\n')
    if (box?.dataset.text === text) return
    box?.remove()
    box = text && text !== hidden ? notice(sentences, () => (hidden = text)) : undefined
    if (box) document.body.append(box)
  }

  void check()
  setInterval(check, EVERY_MS)
  cms.events.subscribe('cms:login', check)
}

function notice(sentences: string[], onHide: () => void): HTMLElement {
  const box = Object.assign(document.createElement('div'), { role: 'status' })
  box.dataset.text = sentences.join('\n')
  box.style.cssText = STYLE
  const hide = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Hide' })
  hide.style.cssText = 'text-decoration:underline;pointer-events:auto'
  hide.addEventListener('click', () => {
    onHide()
    box.remove()
  })
  const lines = sentences.map((textContent) => {
    const line = Object.assign(document.createElement('p'), { textContent })
    line.style.marginBlockEnd = '8px'
    return line
  })
  box.append(...lines, hide)
  return box
}
