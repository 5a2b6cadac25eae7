import type { ReadOptions } from '../evaluationSource.ts'

interface Read<Value> {
  readonly value: Promise<Value>
  readonly startedAt: number
  readonly controller: AbortController
  waiting: number
}

/**
 * One read for all who ask at about the same time. It is called off when nobody waits for it any more,
 * and a read that fails is not kept: the next who asks starts another.
 *
 * @param freshMs how long an answer is kept, in milliseconds
 */
export function sharedRead<Value>(
  read: (options: Required<ReadOptions>) => Promise<Value>,
  freshMs: number,
): (options?: ReadOptions) => Promise<Value> {
  let current: Read<Value> | undefined

  function start(): Read<Value> {
    const controller = new AbortController()
    const started: Read<Value> = {
      value: read(controller),
      startedAt: Date.now(),
      controller,
      waiting: 0,
    }
    const forget = () => {
      if (current === started) current = undefined
    }
    started.value.catch(forget)
    controller.signal.addEventListener('abort', forget)
    return started
  }

  return async ({ signal } = {}) => {
    signal?.throwIfAborted()
    if (current === undefined || Date.now() - current.startedAt >= freshMs) current = start()
    const joined = current
    joined.waiting += 1
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(signal?.reason as Error)
        joined.waiting -= 1
        if (joined.waiting === 0) joined.controller.abort()
      }
      signal?.addEventListener('abort', leave)
      const stay = () => signal?.removeEventListener('abort', leave)
      joined.value.finally(stay).then(resolve, reject)
    })
  }
}
