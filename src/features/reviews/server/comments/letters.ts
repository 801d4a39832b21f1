import { reviewScreenAddress } from '../../../releases/rules/review-screen-address.ts'
import { isOnPicture } from '../../rules/on-picture.ts'
import type { Reviews } from '../reviews.ts'
import type { KeptComment } from './comment-store.ts'
import type { Mention } from './mention-store.ts'

type Site = { origin: () => string; brand: () => Promise<string> }

/** A letter to a colleague whom a comment names. */
type Letter = { to: string; subject: string; text: string }

/** Returns the letters to colleagues whom comments name, for whoever sends them. */
export const mentionLetters = ({ comments, mentions }: Pick<Reviews, 'comments' | 'mentions'>, { origin, brand }: Site) => ({
  outbox: mentions,
  async write({ comment, email }: Mention): Promise<Letter> {
    const found = await comments.find(comment)
    if (!found) throw new Error('The comment is gone.')
    return mentionLetter(found, email, origin(), await brand())
  },
  idOf: ({ id, comment }: Mention) => `mention.${comment}.${id}`,
})

/** What stands behind the name of somebody without an account, in English and in Chinese: it never passes for a colleague’s. */
const HOW = {
  account: ['', ''],
  tester: [' (by the testers’ password)', '（通过测试人员密码）'],
  reader: [' (by review link)', '（通过审阅链接）'],
} as const

/** Writes such a letter, in both languages of the desk: nobody knows which one a colleague has chosen. */
function mentionLetter({ author, called, branch, said, text }: KeptComment, to: string, origin: string, brand: string): Letter {
  const name = oneLine(author.name)
  const [who, inChinese] = HOW[author.kind].map((how) => name + how)
  const link = `${origin}/admin/index.html${reviewScreenAddress(branch)}`
  const beside = said && !isOnPicture({ said }) ? `> ${oneLine(said).slice(0, 300)}\n\n` : ''
  const english = `${who} mentions you in a comment on the draft “${called}” of ${brand || origin}:`
  const chinese = `${inChinese} 在 ${brand || origin} 的草稿“${called}”的批注中提到了您。`
  return { to, subject: `${who} mentions you: ${oneLine(called)}`, text: `${english}\n\n${beside}${text}\n\n${link}\n\n${chinese}\n` }
}

/** Text that can't break out of its line, nor turn its direction. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
