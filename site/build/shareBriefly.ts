/**
 * Returns a function that reads at most once at a time: calls during a read, and for a moment after it, share its result.
 * A failure is shared only by the calls that waited for it.
 *
 * @param momentMs how long after a read its result is shared, in ms
 */
export function shareBriefly<Argument, Result>(
  read: (argument: Argument) => Promise<Result>,
  momentMs: number,
): (argument: Argument) => Promise<Result> {
  let shared: Promise<Result> | undefined
  const forget = () => {
    shared = undefined
  }
  return (argument) => {
    if (shared === undefined) {
      shared = read(argument)
      shared.then(() => setTimeout(forget, momentMs).unref(), forget)
    }
    return shared
  }
}
