import { beforeEach, describe, expect, it } from 'vitest'
import { pointCaches, type HostRequest } from './caches.ts'

const LIFETIME = { freshFor: 300, staleFor: 1_000 }
let requests: HostRequest[]
let ask: ReturnType<typeof pointCaches>

beforeEach(() => {
  requests = []
  ask = pointCaches(2, LIFETIME, (request) => requests.push(request))
})

describe('the caches of a file', () => {
  it('ask the host once for each point, and then answer by themselves', () => {
    expect(ask(0, 10, 0)).toEqual({ version: 0, age: 0 })
    expect(ask(0, 309, 0)).toEqual({ version: 0, age: 299 })
    expect(ask(1, 309, 0)).toEqual({ version: 0, age: 0 })
    expect(requests).toEqual([
      { at: 10, isUnchanged: false, isWaitedFor: true },
      { at: 309, isUnchanged: false, isWaitedFor: true },
    ])
  })

  it('answer once more with what is stale while they ask, and get nothing that they have', () => {
    ask(0, 0, 0)
    expect(ask(0, 300, 0)).toEqual({ version: 0, age: 300 })
    expect(ask(0, 301, 0)).toEqual({ version: 0, age: 1 })
    expect(requests[1]).toEqual({ at: 300, isUnchanged: true, isWaitedFor: false })
  })

  it('give old figures to one reader more after the new ones are out', () => {
    ask(0, 0, 0)
    expect(ask(0, 299, 1).version).toBe(0)
    expect(ask(0, 301, 1).version).toBe(0)
    expect(ask(0, 302, 1).version).toBe(1)
    expect(requests[1]).toMatchObject({ isUnchanged: false })
  })

  it('let the reader wait once the copy is too old', () => {
    ask(0, 0, 0)
    expect(ask(0, 1_300, 1)).toEqual({ version: 1, age: 0 })
    expect(requests[1]).toEqual({ at: 1_300, isUnchanged: false, isWaitedFor: true })
  })
})
