import type { InHand } from '../features/accounts/rules/people.ts'
import type { Hands } from '../features/accounts/server/people/people-routes.ts'
import { createDrafts } from '../features/releases/server/drafts.ts'
import { type LetterParts, settleWithLetters } from '../features/releases/server/schedule.ts'
import { canEdit, type Views } from './content/branches/views.ts'
import { steadyDate } from './http/steady-clock.ts'
import type { Stores } from './stores.ts'

type Kept = Pick<Stores, 'accounts' | 'planned' | 'reviews'>

/**
 * Takes from somebody what their account, which has ended or has another role by now, may not have any more: releases that they planned,
 * links to drafts, letters that wait for them, the rank of a clinician. Plans and links become those of `to`, where that colleague may have
 * them, and are stopped else; what is public until a time still ends. With `letters` whoever began a draft is told that it does not go out.
 * Returns whether `to` got something.
 */
export async function passOn(
  { accounts, planned, reviews }: Kept,
  from: string,
  to: string | undefined,
  letters?: LetterParts,
): Promise<boolean> {
  const colleague = to === undefined ? undefined : await accounts.find(to)
  const now = steadyDate()
  let isTaken = false
  if (!(await accounts.may(from, 'releases.publish'))) {
    const taker = colleague && (await accounts.may(colleague.email, 'releases.publish')) ? colleague : undefined
    for (const one of await planned.plannedBy(from)) {
      isTaken ||= Boolean(taker)
      if (taker) await planned.handOver(one.number, taker)
      else if (one.state === 'waiting') {
        const stopped = { state: 'stopped', reason: 'planner' } as const
        await (letters ? settleWithLetters(planned, one, stopped, letters) : planned.settle(one, stopped))
      }
    }
  }
  if (!(await accounts.may(from, 'branches.create'))) {
    const taker = colleague && (await accounts.may(colleague.email, 'branches.create')) ? colleague : undefined
    for (const { number } of await reviews.links.madeBy(from, now)) {
      isTaken ||= Boolean(taker)
      if (taker) await reviews.links.handOver(number, { by: taker.name, email: taker.email })
      else await reviews.links.end(number, now)
    }
  }
  if (await accounts.find(from)) return isTaken
  await reviews.mentions.drop(from)
  const { demands, clinicians } = await reviews.demands.read()
  if (clinicians.includes(from)) await reviews.demands.write({ demands, clinicians: clinicians.filter((one) => one !== from) })
  return isTaken
}

/** Returns what people have in hand beside their accounts, for the owners who end or change these. */
export function createHands(kept: Kept, branches: Views, origin: () => string): Hands {
  const { planned, reviews } = kept
  const drafts = canEdit(branches) ? createDrafts(branches) : undefined
  const site = branches.main.checkout
  return {
    async of(email): Promise<InHand> {
      const [plans, links, comments, all] = await Promise.all([
        planned.plannedBy(email),
        reviews.links.madeBy(email, steadyDate()),
        reviews.comments.openBy(email),
        drafts?.all({ email }),
      ])
      return {
        plans: plans.map(({ name, from, until, state }) => ({ name, from, ...(until && { until }), isPublic: state === 'public' })),
        links: links.map(({ called, label, until }) => ({ draft: called, label, until })),
        drafts: (all?.drafts ?? []).flatMap(({ name, isOwn, state }) => (isOwn && state !== 'public' ? [name] : [])),
        comments,
      }
    },
    passOn: (from, to) => passOn(kept, from, to, site && { site, origin }),
    async links() {
      const good = await reviews.links.good(steadyDate())
      return good.map(({ number, called: draft, label, by, until }) => ({ kind: 'review', number, draft, label, by, until }))
    },
    async endLink(number) {
      const link = await reviews.links.find(number)
      if (!link || link.endedAt) return undefined
      await reviews.links.end(number, steadyDate())
      return link.email ?? link.by
    },
  }
}
