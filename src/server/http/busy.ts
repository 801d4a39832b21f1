/** Too much is asked for at this moment; the same is answered a little later. */
export class Busy extends Error {
  override message = 'Too much is asked for at this moment.'
  readonly retryAfterSeconds = 5
}
