/** Thrown when figures are not pushed; the database is as it was. Its message is for the person at the terminal. */
export class PushRefusal extends Error {
  override readonly name = 'PushRefusal'
}
