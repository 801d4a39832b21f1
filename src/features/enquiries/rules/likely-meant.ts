import { tidyEmail } from '../../../model/email.ts'

/** Hosts of mail on which most visitors have their address. */
const HOSTS =
  'gmail.com googlemail.com hotmail.com hotmail.co.uk outlook.com live.co.uk yahoo.com yahoo.co.uk ymail.com icloud.com btinternet.com virginmedia.com talktalk.net sky.com aol.com protonmail.com mail.com email.com gmx.com gmx.net qq.com 163.com 126.com foxmail.com'.split(
    ' ',
  )
/** So short a host is one letter away from too many others. */
const LEAST = 9
/** Endings that no host has, each a slip of the keyboard. */
const ENDINGS: [RegExp, string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|cim|comm|coom)$/, '.com'],
  [/\.(?:co\.(?:uj|ul|yk|ik|u|k)|couk|c\.uk|co\.?uk\.)$/, '.co.uk'],
]

/** Tells whether two texts differ by one letter that is another, missing, or one too many, or by two neighbours that changed places. */
function isOneSlipFrom(typed: string, host: string): boolean {
  const shorter = Math.min(typed.length, host.length)
  let start = 0
  while (start < shorter && typed[start] === host[start]) start += 1
  let end = 0
  while (end < shorter - start && typed.at(-1 - end) === host.at(-1 - end)) end += 1
  const [one, other] = [typed.slice(start, typed.length - end), host.slice(start, host.length - end)]
  return (one.length < 2 && other.length < 2) || (one.length === 2 && other.length === 2 && one === `${other[1]}${other[0]}`)
}

/** Returns the address that was likely meant: `'ada@gmial.com'` => `'ada@gmail.com'`, `'ada@clinic.con'` => `'ada@clinic.com'`; undefined for one without a slip. */
export function likelyMeant(email = ''): string | undefined {
  const [, name, given = ''] = /^(\S+@)(\S+)$/.exec(tidyEmail(email)) ?? []
  const typed = given.toLowerCase()
  if (!name || HOSTS.includes(typed)) return undefined
  const mended = ENDINGS.reduce((host, [slip, ending]) => host.replace(slip, ending), typed)
  const near = HOSTS.includes(mended) ? undefined : HOSTS.find((known) => known.length >= LEAST && isOneSlipFrom(mended, known))
  const host = near ?? mended
  return host === typed ? undefined : name + host
}
