/** What makes a form one that leaves the tester's session: the server clears its cookies, the inline script the flag (`data-forget`). */
export const SIGN_OUT_FORM = { method: 'post', action: '/api/gate/sign-out', 'data-forget': '' } as const
