import { describe, expect, it } from 'vitest'
import { barColourOf } from './barColour.ts'

describe('the colour of a progress bar', () => {
  it.each([
    [100, 'emerald'],
    [90, 'emerald'],
    [80, 'blue'],
    [70, 'yellow'],
    [60, 'orange'],
    [50, 'red'],
    [0, 'red'],
  ] as const)('is at %d percent %s', (percent, colour) => {
    expect(barColourOf(percent / 100)).toBe(colour)
  })

  it.each([
    [90, 'blue'],
    [80, 'yellow'],
    [70, 'orange'],
    [60, 'red'],
  ] as const)('is one float below %d percent %s', (percent, colour) => {
    expect(barColourOf(floatBelow(percent / 100))).toBe(colour)
  })

  it.each([
    [89.99, 'blue'],
    [79.96, 'yellow'],
    [69.95, 'orange'],
    [59.99, 'red'],
  ] as const)('is at %d percent, which reads as the step above, still %s', (percent, colour) => {
    expect(barColourOf(percent / 100)).toBe(colour)
  })
})

/** The greatest number below a positive one. */
function floatBelow(value: number): number {
  const bits = new DataView(new ArrayBuffer(8))
  bits.setFloat64(0, value)
  bits.setBigUint64(0, bits.getBigUint64(0) - 1n)
  return bits.getFloat64(0)
}
