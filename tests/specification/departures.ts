import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { toldOf } from './told-of.ts'

const placeOf = (test: TestCase) => test.fullName.replaceAll(' > ', ' › ')

/** Prints one line for whatever the content departs from in the specification, and how many sentences hold. */
export default class Departures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const departed = tests.filter((test) => !test.ok())
    const broken = [
      ...modules.flatMap((module) => module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`)),
      ...unhandled.map(({ message }) => message),
    ]
    for (const test of departed) for (const error of test.result().errors ?? []) console.log(`${placeOf(test)}: ${toldOf(error)}`)
    for (const line of broken) console.log(line)
    console.log(`${tests.length - departed.length} sentences hold, ${departed.length + broken.length} depart`)
  }
}
