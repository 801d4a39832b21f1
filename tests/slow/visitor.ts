import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const PAUSE_MS = 25
const { url } = workerData as { url: string }
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let waits: number[] = []

/** Milliseconds until the page was there, whole. */
const wait = () =>
  new Promise<number>((done, failed) => {
    const began = performance.now()
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) failed(new Error(`The visitor's page was answered with ${answer.statusCode}.`))
      answer.resume().once('end', () => done(performance.now() - began))
    }).once('error', failed)
  })

// Each message asks for what the visitor waited since the last one.
parentPort?.on('message', () => {
  parentPort?.postMessage(waits)
  waits = []
})

for (;;) {
  waits.push(await wait())
  await pause(PAUSE_MS)
}
