/**
 * Calls back with each message that reaches this window, after all who listen have had it. Whoever answers at once may draw at
 * once, and then Tina sets its own listener anew: the browser calls neither the old nor the new one for the message that is being
 * delivered, and the click that it told of was lost.
 */
export function onMessage(answer: (event: MessageEvent) => void): void {
  window.addEventListener('message', (event) => setTimeout(() => answer(event)))
}
