import { describe, expect, it } from 'vitest'
import { positionTooltip } from './createTooltip.ts'

const VIEWPORT = { width: 360, height: 800 }
const TOOLTIP = { width: 200, height: 60 }
const triggerAt = (left: number, top: number) => ({ left, top, bottom: top + 20, width: 40 })

describe('positionTooltip', () => {
  it('centres the tooltip below its trigger', () => {
    expect(positionTooltip(triggerAt(160, 100), TOOLTIP, VIEWPORT)).toEqual({ left: 80, top: 124 })
  })

  it('places the tooltip above its trigger when there is no room below', () => {
    expect(positionTooltip(triggerAt(160, 740), TOOLTIP, VIEWPORT)).toEqual({ left: 80, top: 676 })
  })

  it('keeps the tooltip below when there is room neither below nor above', () => {
    const low = { width: 360, height: 90 }
    expect(positionTooltip(triggerAt(160, 40), TOOLTIP, low).top).toBe(64)
  })

  it.each([
    ['left', 0, 8],
    ['right', 320, 152],
  ])('keeps a margin to the %s edge of the viewport', (_, triggerLeft, left) => {
    expect(positionTooltip(triggerAt(triggerLeft, 100), TOOLTIP, VIEWPORT).left).toBe(left)
  })

  it('starts at the left margin when the tooltip is wider than the viewport', () => {
    const wide = { width: 400, height: 60 }
    expect(positionTooltip(triggerAt(160, 100), wide, VIEWPORT).left).toBe(8)
  })
})
