/** Is thrown if the server has too much to do at this moment. A little later it can answer the same request. */
export class Busy extends Error {
  override message = 'Too much is asked for at this moment.'
  readonly retryAfterSeconds = 5
}
