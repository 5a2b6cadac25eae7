/**
 * Thrown when figures are not pushed; unless its message says otherwise, the database has the figures of before. The
 * message is for the person at the terminal.
 */
export class PushRefusal extends Error {
  override readonly name = 'PushRefusal'
}
