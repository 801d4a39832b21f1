/** Words by which programs name themselves: search engines, monitors, previews of links, tools. */
const NAMES =
  /bot\b|bot\/|crawl|spider|slurp|archiver|scan|monitor|uptime|pingdom|lighthouse|pagespeed|headless|phantom|puppeteer|playwright|selenium|preview|facebookexternalhit|whatsapp|embedly|curl|wget|python|java\/|go-http|node|axios|okhttp|ruby|perl|php|http-?client|feed/i

/** Tells whether a program asks rather than a person, by the name that it gives itself. A browser always gives one. */
export const isRobot = (agent: string | undefined): boolean => !agent || !/^Mozilla\/5\.0 /.test(agent) || NAMES.test(agent)
