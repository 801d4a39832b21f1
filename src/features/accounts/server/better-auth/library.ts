import type { AuthContext } from 'better-auth'

/** The number of rows to read where all are wanted: the library reads a hundred where it is told nothing else. */
export const ALL = 100_000

/** What is used of the library that keeps accounts, beneath its own addresses. */
export type Library = Pick<AuthContext, 'secretConfig'> & {
  adapter: Pick<AuthContext['adapter'], 'create' | 'findOne' | 'findMany' | 'update' | 'updateMany' | 'deleteMany'>
  internalAdapter: Pick<
    AuthContext['internalAdapter'],
    | 'listSessions'
    | 'deleteSession'
    | 'findVerificationValue'
    | 'findUserById'
    | 'findUserByEmail'
    | 'updateUser'
    | 'createVerificationValue'
    | 'consumeVerificationValue'
    | 'deleteVerificationByIdentifier'
  >
}
