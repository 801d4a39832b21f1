/**
 * Connects to a browser, and prepares every page in it before its first byte, also those that the browser makes before they
 * are opened: `prepare(send)` is given what sends a command to that page. Returns a function that sends to the page in front,
 * and one that resolves with the next call of a binding for which `wanted` is true.
 */
export async function openTabs({ address }, prepare) {
  const socket = new WebSocket(address)
  await new Promise((ready) => socket.addEventListener('open', ready, { once: true }))
  const waiting = new Map()
  const told = new Set()
  let front
  let count = 0

  const send = (method, params = {}, sessionId) =>
    new Promise((done, failed) => {
      count += 1
      waiting.set(count, { done, failed, method })
      socket.send(JSON.stringify({ id: count, method, params, sessionId }))
    })
  /** Each tab tells of its pages, and each page waits until it is prepared. */
  const attach = (sessionId, filter) =>
    send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter }, sessionId)

  async function attached({ sessionId, targetInfo: { type, subtype } }) {
    const sendTo = (method, params) => send(method, params, sessionId)
    if (type === 'tab') await attach(sessionId, [{}])
    // Commands to a page are carried out in their order; one that is made ahead answers some of them only once it runs.
    const prepared = type === 'page' && prepare(sendTo)
    await Promise.all([sendTo('Runtime.runIfWaitingForDebugger'), prepared])
    if (type === 'page' && !subtype) front = sendTo
  }

  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(data)
    // A page that is gone answers no more: that is no fault.
    if (method === 'Target.attachedToTarget') attached(params).catch(() => {})
    if (method === 'Runtime.bindingCalled') for (const listen of told) listen(JSON.parse(params.payload))
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.failed(new Error(`${asked.method}: ${error.message}`))
    else asked?.done(result)
  })
  await attach(undefined, [{ type: 'page', exclude: true }, {}])
  while (!front) await new Promise((next) => setTimeout(next, 20))

  return {
    send: (method, params) => front(method, params),
    next: (wanted, patienceMs) =>
      new Promise((done, failed) => {
        const listen = (said) => {
          if (!wanted(said)) return
          told.delete(listen)
          clearTimeout(patience)
          done(said)
        }
        const patience = setTimeout(() => failed(new Error('The page did not tell what was waited for.')), patienceMs)
        told.add(listen)
      }),
    close: () => socket.close(),
  }
}
