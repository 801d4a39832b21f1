import type { BetterAuthPlugin } from 'better-auth'

/** What is kept beside the accounts, in tables that the library makes with its own, in SQLite and in PostgreSQL. */
export const ownTables = {
  id: 'kept-beside-accounts',
  schema: {
    accountEvent: {
      fields: {
        at: { type: 'date', required: true, index: true },
        action: { type: 'string', required: true },
        /** The account that it is about; empty for a try with an address that no account has. */
        email: { type: 'string', required: true },
        /** Who did it, where that was somebody else. */
        doneBy: { type: 'string', required: true },
        detail: { type: 'string', required: true },
      },
    },
    accountSetting: {
      fields: { name: { type: 'string', required: true, unique: true }, value: { type: 'string', required: true } },
    },
  },
} satisfies BetterAuthPlugin
