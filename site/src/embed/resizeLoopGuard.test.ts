import { describe, expect, it } from 'vitest'
import { createResizeLoopGuard, MAX_GROWTH } from './resizeLoopGuard.ts'

const WIDTH = 600

/** Reports heights in order, and returns those that the guard accepts. */
function admitted(heights: readonly number[], guard = createResizeLoopGuard()): number[] {
  return heights.filter((height) => guard.accepts({ width: WIDTH, height }))
}

const growing = Array.from({ length: 40 }, (_, i) => 100 + i)

describe('resize loop', () => {
  it('is stopped after eight growing reports in a row', () => {
    expect(admitted(growing)).toEqual(growing.slice(0, 1 + MAX_GROWTH))
    expect(MAX_GROWTH).toBe(8)
  })

  it('stays stopped after user input, smaller heights and a new width', () => {
    const guard = createResizeLoopGuard()
    admitted(growing, guard)
    guard.reset()
    expect(admitted([50, 90, 500], guard)).toEqual([])
    expect(guard.accepts({ width: 300, height: 700 })).toBe(false)
  })
})

describe('legitimate growth', () => {
  it('is accepted when there was user input in between', () => {
    const guard = createResizeLoopGuard()
    const passed = growing.filter((height) => {
      guard.reset()
      return guard.accepts({ width: WIDTH, height })
    })
    expect(passed).toEqual(growing)
  })

  it('is accepted when the width changed as well', () => {
    const guard = createResizeLoopGuard()
    const passed = growing.filter((height, i) => guard.accepts({ width: WIDTH - i, height }))
    expect(passed).toEqual(growing)
  })

  it('is accepted when it is not in a row', () => {
    const steps = growing.flatMap((height) => [height, height - 1])
    expect(admitted(steps)).toEqual(steps)
  })
})
