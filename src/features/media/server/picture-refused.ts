/** Why a picture was not taken, changed or removed, in words for the editor; `status` is the answer's. */
export class PictureRefused extends Error {
  readonly status: 400 | 403 | 404 | 409 | 415 | 422 | 429
  constructor(status: PictureRefused['status'], message: string) {
    super(message)
    this.status = status
  }
}
