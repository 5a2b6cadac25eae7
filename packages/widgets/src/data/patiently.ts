// A moment less than silence lasts: reads that begin one after another may share one request.
const PATIENCE_MS = 29_000

const begunAt = new WeakMap<AbortSignal, number>()
const lateFailures = new WeakSet<Error>()

/**
 * A read as the query library asks for it, which sends the same signal with each attempt: one that
 * fails about 30 seconds after the first began, or later, is remembered as late.
 */
export function patiently<Value>(read: (signal: AbortSignal) => Promise<Value>) {
  return async ({ signal }: { readonly signal: AbortSignal }): Promise<Value> => {
    const begun = begunAt.get(signal) ?? Date.now()
    begunAt.set(signal, begun)
    try {
      return await read(signal)
    } catch (error) {
      if (error instanceof Error && Date.now() - begun >= PATIENCE_MS) lateFailures.add(error)
      throw error
    }
  }
}

/** Whether the reader has waited long enough to be told of this failure, though attempts go on. */
export function isLate(failure: Error | null): failure is Error {
  return failure !== null && lateFailures.has(failure)
}
