import type { FetchOptions } from './evaluationSource.ts'

interface Flight<Value> {
  readonly value: Promise<Value>
  readonly startedAt: number
  readonly controller: AbortController
  isUnderWay: boolean
  callers: number
}

/**
 * Wraps a read so that concurrent callers share one. It is cancelled when every caller has cancelled, and
 * a failed read is not cached: the next call starts another.
 *
 * @param staleTimeMs how long a result is cached, in milliseconds
 */
export function singleFlight<Value>(
  read: (options: Required<FetchOptions>) => Promise<Value>,
  staleTimeMs: number,
): (options?: FetchOptions) => Promise<Value> {
  let current: Flight<Value> | undefined

  function start(): Flight<Value> {
    const controller = new AbortController()
    const started: Flight<Value> = {
      value: read(controller),
      startedAt: Date.now(),
      controller,
      isUnderWay: true,
      callers: 0,
    }
    const forget = () => {
      if (current === started) current = undefined
    }
    started.value.then(() => (started.isUnderWay = false), forget)
    controller.signal.addEventListener('abort', forget)
    return started
  }

  return async ({ signal } = {}) => {
    signal?.throwIfAborted()
    const isShared =
      current !== undefined && (current.isUnderWay || Date.now() - current.startedAt < staleTimeMs)
    const flight = isShared && current ? current : (current = start())
    flight.callers += 1
    return new Promise((resolve, reject) => {
      const cancel = () => {
        reject(signal?.reason as Error)
        flight.callers -= 1
        if (flight.callers === 0) flight.controller.abort()
      }
      signal?.addEventListener('abort', cancel)
      const cleanUp = () => signal?.removeEventListener('abort', cancel)
      flight.value.finally(cleanUp).then(resolve, reject)
    })
  }
}
