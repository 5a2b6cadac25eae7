const PUBLISHED_DIGITS = 12
const PUBLISHED_STEPS = 1e12

/**
 * The decimal number that a calculation meant. Binary arithmetic leaves noise at the sixteenth
 * digit (1 - 0.9 is 0.09999999999999998); published figures carry a handful of digits, so twelve
 * significant digits keep all that was measured and drop all that was not. (A difference below a
 * ten-thousandth of its operands can keep some noise; it is far below what is ever shown.)
 */
export function withoutBinaryNoise(value: number): number {
  return Number(value.toPrecision(PUBLISHED_DIGITS))
}

/**
 * How far apart two fractions lie, as decimal arithmetic has it: 0.7005 less 0.7 is 0.0005. The
 * first digits of so small a difference are noise already, so they are counted from the point.
 */
export function decimalDifference(high: number, low: number): number {
  return Math.round((high - low) * PUBLISHED_STEPS) / PUBLISHED_STEPS
}
