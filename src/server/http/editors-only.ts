import type { Context, MiddlewareHandler } from 'hono'
import type { Editor } from '../../model/editor.ts'
import { refusalFor } from '../../model/role-sentences.ts'
import type { DraftsOnly, Permission, Standing } from '../../model/roles.ts'
import { isSameOrigin } from './same-origin.ts'

/** Somebody who is signed in, what they may do, whether that is on drafts only, and the session that says so. */
export type SignedInEditor = Editor & Standing & { session: string; draftsOnly?: DraftsOnly | undefined }

/** Tells who is signed in, by the cookie of a request. */
export type SignedIn = { editorOf(headers: Headers): Promise<SignedInEditor | undefined> }

export type EditorEnv = { Variables: { editor: SignedInEditor } }

export const ELSEWHERE = { message: 'The request comes from another site.' }

/** Refuses whoever is signed in and lacks a permission, with a sentence that says who has it; undefined where they have it. */
export function refuseWithout(c: Context<EditorEnv>, permission: Permission): Response | undefined {
  const message = refusalFor(c.var.editor, permission)
  return message === undefined ? undefined : c.json({ message }, 403)
}

/** Lets through whoever has a permission, behind `editorsOnly`. */
export const needs =
  (permission: Permission): MiddlewareHandler<EditorEnv> =>
  async (c, next) =>
    refuseWithout(c, permission) ?? next()

/**
 * Lets requests of signed-in editors with a permission through; those that write must also come from a page of this site. All
 * others get 401 or 403 with a sentence that says why.
 */
export const editorsOnly = (accounts: SignedIn, publicUrl: string, permission: Permission): MiddlewareHandler<EditorEnv> => {
  return async (c, next) => {
    c.header('cache-control', 'no-store')
    if (c.req.method !== 'GET' && !isSameOrigin(c.req.raw.headers, publicUrl)) return c.json(ELSEWHERE, 403)
    const editor = await accounts.editorOf(c.req.raw.headers)
    if (!editor) return c.json({ message: 'Sign in to edit.' }, 401)
    c.set('editor', editor)
    return refuseWithout(c, permission) ?? next()
  }
}
