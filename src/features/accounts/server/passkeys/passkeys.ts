import type { Passkey } from '../../rules/passkeys.ts'
import { ALL, type Library } from '../better-auth/library.ts'

const MODEL = 'passkey'

type Kept = { id: string; userId: string; name?: string | null; createdAt?: Date | null }

/** What is known of passkeys beside what the library does with them. */
export type Passkeys = {
  /** Returns the passkeys of an account, the oldest first. */
  of(userId: string): Promise<Passkey[]>
  /** Returns the e-mail address of the account that a browser's name for a passkey belongs to. */
  ownerOf(credential: string): Promise<string | undefined>
  /** Returns the ids of all accounts that have one. */
  holders(): Promise<Set<string>>
  /** Takes all passkeys of an account away. */
  removeAll(userId: string): Promise<void>
}

export function createPasskeys({ adapter, internalAdapter }: Library): Passkeys {
  return {
    async of(userId) {
      const found = await adapter.findMany<Kept>({ model: MODEL, where: [{ field: 'userId', value: userId }] })
      return found
        .map(({ id, name, createdAt }) => ({ id, name: name ?? '', made: createdAt ?? new Date(0) }))
        .sort((a, b) => a.made.getTime() - b.made.getTime())
    },
    async ownerOf(credential) {
      const found = await adapter.findOne<Kept>({ model: MODEL, where: [{ field: 'credentialID', value: credential }] })
      return found ? (await internalAdapter.findUserById(found.userId))?.email : undefined
    },
    async holders() {
      return new Set((await adapter.findMany<Kept>({ model: MODEL, limit: ALL })).map(({ userId }) => userId))
    },
    async removeAll(userId) {
      await adapter.deleteMany({ model: MODEL, where: [{ field: 'userId', value: userId }] })
    },
  }
}
