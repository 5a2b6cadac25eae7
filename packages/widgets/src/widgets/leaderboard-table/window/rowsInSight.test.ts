import { describe, expect, it } from 'vitest'
import { FIRST_SIGHT, lookAgain } from './rowsInSight.ts'

const look = (from: number, to: number) => ({ span: { from, to }, seen: [], isResized: false })

describe('the rows in sight', () => {
  it('come by steps, so that a pixel of scrolling changes nothing', () => {
    const seen = lookAgain(FIRST_SIGHT, look(41, 54))
    expect(seen.span).toEqual({ from: 40, to: 56 })
    expect(lookAgain(seen, look(43, 56))).toBe(seen)
    expect(lookAgain(seen, look(44, 57)).span).toEqual({ from: 44, to: 60 })
  })

  it('are the last ones while the table is out of sight', () => {
    const seen = lookAgain(FIRST_SIGHT, look(40, 56))
    expect(lookAgain(seen, { span: undefined, seen: [], isResized: false })).toBe(seen)
  })

  it('are measured anew when the table becomes wider', () => {
    const tall = { span: undefined, seen: [{ id: 'a', height: 159 }], isResized: false }
    const known = lookAgain(FIRST_SIGHT, tall)
    expect(known.heights.usual).toBe(159)
    const resized = lookAgain(known, { span: undefined, seen: [], isResized: true })
    expect(resized.heights.usual).toBeUndefined()
  })
})
