import type { AuthContext } from 'better-auth'

/** What is used of the library that keeps accounts, beneath its own addresses. */
export type Library = {
  adapter: Pick<AuthContext['adapter'], 'create' | 'findOne' | 'findMany' | 'update' | 'deleteMany'>
  internalAdapter: Pick<
    AuthContext['internalAdapter'],
    | 'listSessions'
    | 'deleteSession'
    | 'findVerificationValue'
    | 'findUserById'
    | 'updateUser'
    | 'createVerificationValue'
    | 'consumeVerificationValue'
    | 'deleteVerificationByIdentifier'
  >
}
