import type { InHand } from '../features/accounts/rules/people.ts'
import type { Hands } from '../features/accounts/server/people/people-routes.ts'
import { createDrafts } from '../features/releases/server/drafts.ts'
import { type LetterParts, settleWithLetters } from '../features/releases/server/schedule.ts'
import type { Editor } from '../model/editor.ts'
import { canEdit, type Views } from './content/branches/views.ts'
import { dateAtDoors } from './http/steady-clock.ts'
import type { Stores } from './stores.ts'

type Kept = Pick<Stores, 'accounts' | 'planned' | 'reviews'>

/** Returns the releases that somebody has planned, and the links to drafts that they made, as far as these go on by themselves. */
async function handOf({ planned, reviews }: Kept, { name: by, email }: Editor) {
  const [plans, links] = await Promise.all([planned.plannedBy(email), reviews.links.madeBy({ by, email }, dateAtDoors())])
  return { plans, links }
}

/** Tells whether `to` can take what somebody has in hand: it is another colleague, who may publish, or make links, where there are such. */
export async function canTake(kept: Kept, from: Editor, to: string): Promise<boolean> {
  const { plans, links } = await handOf(kept, from)
  const needed = [...(plans.length > 0 ? ['releases.publish' as const] : []), ...(links.length > 0 ? ['branches.create' as const] : [])]
  const may = await Promise.all(needed.map((permission) => kept.accounts.may(to, permission)))
  return to !== from.email && (await kept.accounts.find(to)) !== undefined && may.every(Boolean)
}

/**
 * Takes from somebody what their account, which has ended or has another role by now, may not have any more: releases that they planned,
 * links to drafts, letters that wait for them, the rank of a clinician. Plans and links become those of `to`, where that colleague may have
 * them, and are stopped else. So are links by which they invited somebody to test: only whoever invited answers for a tester. What is
 * public until a time still ends. With `letters` whoever began a draft is told that it does not go out. Returns whether `to` got something.
 */
export async function passOn(kept: Kept, from: Editor, to: string | undefined, letters?: LetterParts): Promise<boolean> {
  const { accounts, planned, reviews } = kept
  const colleague = to === undefined ? undefined : await accounts.find(to)
  const { plans, links } = await handOf(kept, from)
  let isTaken = false
  if (!(await accounts.may(from.email, 'releases.publish'))) {
    const taker = colleague && (await accounts.may(colleague.email, 'releases.publish')) ? colleague : undefined
    for (const one of plans) {
      isTaken ||= Boolean(taker)
      if (taker) await planned.handOver(one.number, taker)
      else if (one.state === 'waiting') {
        const stopped = { state: 'stopped', reason: 'planner' } as const
        await (letters ? settleWithLetters(planned, one, stopped, letters) : planned.settle(one, stopped))
      }
    }
  }
  if (!(await accounts.may(from.email, 'branches.create'))) {
    const taker = colleague && (await accounts.may(colleague.email, 'branches.create')) ? colleague : undefined
    for (const { number, tester } of links) {
      const goes = taker && tester === undefined ? taker : undefined
      isTaken ||= Boolean(goes)
      if (goes) await reviews.links.handOver(number, { by: goes.name, email: goes.email })
      else await reviews.links.end(number, dateAtDoors())
    }
  }
  if (await accounts.find(from.email)) return isTaken
  await reviews.mentions.drop(from.email)
  const { demands, clinicians } = await reviews.demands.read()
  if (clinicians.includes(from.email)) await reviews.demands.write({ demands, clinicians: clinicians.filter((one) => one !== from.email) })
  return isTaken
}

/** Returns what people have in hand beside their accounts, for the owners who end or change these. */
export function createHands(kept: Kept, branches: Views, origin: () => string): Hands {
  const { accounts, reviews } = kept
  const drafts = canEdit(branches) ? createDrafts(branches) : undefined
  const site = branches.main.checkout
  return {
    async of(email): Promise<InHand> {
      const person = (await accounts.find(email)) ?? { name: '', email }
      const [{ plans, links }, comments, all] = await Promise.all([
        handOf(kept, person),
        reviews.comments.openBy(email),
        drafts?.all({ email }),
      ])
      return {
        plans: plans.map(({ name, from, until, state }) => ({ name, from, ...(until && { until }), isPublic: state === 'public' })),
        links: links.map(({ called, label, until, tester }) => ({ draft: called, label, until, isTester: tester !== undefined })),
        drafts: (all?.drafts ?? []).flatMap(({ name, isOwn, state }) => (isOwn && state !== 'public' ? [name] : [])),
        comments,
      }
    },
    canTake: (from, to) => canTake(kept, from, to),
    passOn: (from, to) => passOn(kept, from, to, site && { site, origin }),
    async links() {
      const good = await reviews.links.good(dateAtDoors())
      return good.map(({ number, called: draft, label, by, until }) => ({ kind: 'review', number, draft, label, by, until }))
    },
    async endLink(number) {
      const link = await reviews.links.find(number)
      if (!link || link.endedAt) return undefined
      await reviews.links.end(number, dateAtDoors())
      return link.email ?? link.by
    },
  }
}
