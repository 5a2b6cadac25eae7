import { describe, expect, it } from 'vitest'
import { placeBeside } from './placeBeside.ts'

const VIEW = { width: 360, height: 800 }
const TIP = { width: 200, height: 60 }
const termAt = (left: number, top: number) => ({ left, top, bottom: top + 20, width: 40 })

describe('the place of a tooltip', () => {
  it('is under the middle of its term', () => {
    expect(placeBeside(termAt(160, 100), TIP, VIEW)).toEqual({ left: 80, top: 124 })
  })

  it('is above the term where there is no room below', () => {
    expect(placeBeside(termAt(160, 740), TIP, VIEW)).toEqual({ left: 80, top: 676 })
  })

  it('stays below where there is room neither below nor above', () => {
    const low = { width: 360, height: 90 }
    expect(placeBeside(termAt(160, 40), TIP, low).top).toBe(64)
  })

  it.each([
    ['the left', 0, 8],
    ['the right', 320, 152],
  ])('keeps off %s edge of the window', (_, termLeft, left) => {
    expect(placeBeside(termAt(termLeft, 100), TIP, VIEW).left).toBe(left)
  })

  it('begins in the window when the tooltip is wider than it', () => {
    expect(placeBeside(termAt(160, 100), { width: 400, height: 60 }, VIEW).left).toBe(8)
  })
})
