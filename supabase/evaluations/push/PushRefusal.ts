/**
 * Thrown when figures are not pushed. The database is then unchanged, unless the message says otherwise. The message is
 * for the person at the terminal.
 */
export class PushRefusal extends Error {
  override readonly name = 'PushRefusal'
}
