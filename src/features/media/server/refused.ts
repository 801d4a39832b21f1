/** Why a picture was not taken, in words for the editor; `status` is the answer's. */
export class Refused extends Error {
  readonly status: 400 | 403 | 404 | 409 | 415 | 422 | 429
  constructor(status: Refused['status'], message: string) {
    super(message)
    this.status = status
  }
}
