import { FROM, openSite, type Remote, UNTIL } from './release-site.ts'

/** Brings one release out and takes it back, by hand or by the clock, and tells what was done: `release-once.ts FOLDER WAY REMOTE`. */
const [folder = '', way = '', remote = ''] = process.argv.slice(2)
const site = await openSite(folder, remote as Remote)
await (way === 'button' ? site.publish() : site.look(FROM))
console.log('out')
await site.round()
await (way === 'button' ? site.takeBack() : site.look(UNTIL))
console.log('back')
await site.round()
process.exit(0)
