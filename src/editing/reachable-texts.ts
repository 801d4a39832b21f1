import { useEffect } from 'react'
import { isExampleText } from '../model/examples.ts'
import { named, nameOf } from './places.ts'
import { canEdit } from './tell-admin.ts'
import { useLayout } from './use-layout.ts'

const STOPS = 'a[href], button, input, textarea, select, summary, [tabindex]:not([data-reachable])'

/** Tells whether the keyboard comes to something around a text. A fold that is drawn as a heading is no stop. */
function isInStop(element: HTMLElement): boolean {
  const around = element.parentElement?.closest(STOPS.replace(', [tabindex]:not([data-reachable])', ''))
  return Boolean(around && getComputedStyle(around).visibility !== 'hidden')
}

/** Tells whether the keyboard needs a stop at a text: it is one, and stands neither in nor around another stop. */
const wantsStop = (element: HTMLElement) =>
  element.textContent?.trim() !== '' &&
  !isInStop(element) &&
  !element.matches(STOPS) &&
  !element.querySelector(`${STOPS}, [data-tina-field]`)

/** Lets the keyboard come to the texts of the page, to write in them by Enter. */
export function useReachableTexts(): void {
  const layout = useLayout()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout may have other texts.
  useEffect(() => {
    for (const element of named()) {
      if (element.dataset.reachable !== undefined && !canEdit()) {
        delete element.dataset.reachable
        element.removeAttribute('tabindex')
      } else if (canEdit() && element.dataset.reachable === undefined && wantsStop(element)) {
        element.dataset.reachable = ''
        element.tabIndex = 0
      }
    }
  }, [layout])
}

/** Marks the texts of the page that are still examples, which visitors don't see; the style says so beside each. */
export function useExampleMarks(): void {
  const layout = useLayout()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout may have other texts.
  useEffect(() => {
    for (const element of named()) {
      const [name = ''] = nameOf(element).split('.').slice(-1)
      element.toggleAttribute('data-example', isExampleText(name, element.textContent?.trim() ?? ''))
    }
  }, [layout])
}
