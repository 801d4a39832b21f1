import { connect } from 'node:net'
import { percentile } from './figures.mjs'

const CONNECTIONS = 16

/**
 * Asks a server for these addresses in turn over kept connections for some seconds, and returns how many answers came each
 * second, and the 99th percentile of their times. It reads just enough of HTTP to keep up with the fastest server on one core.
 */
export async function load(origin, paths, seconds) {
  const { hostname, port } = new URL(origin)
  const requests = paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: br\r\nconnection: keep-alive\r\n\r\n`),
  )
  const times = []
  const began = performance.now()
  const until = began + seconds * 1000
  const turns = Array.from({ length: CONNECTIONS }, (_, at) => visit({ hostname, port, requests, first: at, times, until }))
  await Promise.all(turns)
  return { perSecond: times.length / ((performance.now() - began) / 1000), p99: percentile(times, 99) }
}

const visit = ({ hostname, port, requests, first, times, until }) =>
  new Promise((done, failed) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    let at = first
    let asked = 0
    /** Bytes of the answer that are still to come; negative while its head is not here. */
    let left = -1
    let head = ''
    const ask = () => {
      asked = performance.now()
      left = -1
      head = ''
      socket.write(requests[at++ % requests.length])
    }
    socket.once('connect', ask)
    socket.once('error', failed)
    socket.on('data', (chunk) => {
      if (left < 0) {
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
        if (!head.startsWith('HTTP/1.1 200') || !length) return failed(new Error(`Not a page that is kept:\n${head.slice(0, end)}`))
        left = Number(length) - (head.length - end - 4)
      } else left -= chunk.length
      if (left > 0) return
      times.push(performance.now() - asked)
      if (performance.now() < until) return ask()
      socket.destroy()
      done()
    })
  })
