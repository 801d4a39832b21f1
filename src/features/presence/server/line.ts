import type { PresenceLine } from './presence.ts'

/** The most messages that wait for a browser that reads none: it is taken for gone then. */
const WAITING_AT_MOST = 50

/** Makes the body of an answer that says one event after another, and the line that feeds it. `gone` is called once nobody reads. */
export function openLine(gone: () => void): { body: ReadableStream<Uint8Array>; line: PresenceLine } {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given
      },
      cancel() {
        controller = undefined
        gone()
      },
    },
    { highWaterMark: WAITING_AT_MOST },
  )
  const say = (text: string) => {
    if (!controller) return
    if ((controller.desiredSize ?? 0) <= 0) return gone()
    controller.enqueue(encoder.encode(text))
  }
  const line: PresenceLine = {
    send: (name, data) => say(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    end() {
      const ending = controller
      controller = undefined
      ending?.close()
    },
  }
  // Browsers ask again after so many milliseconds where the connection is lost.
  say('retry: 5000\n\n')
  return { body, line }
}
