/**
 * Why a picture was not taken, changed or removed, in words for the editor; `status` is the answer's, and `reason` a name by which
 * the desk finds what to ask, if it is to ask something.
 */
export class PictureRefused extends Error {
  readonly status: 400 | 403 | 404 | 409 | 415 | 422 | 429
  readonly reason?: string
  constructor(status: PictureRefused['status'], message: string, reason?: string) {
    super(message)
    this.status = status
    this.reason = reason
  }
}
