const PUBLISHED_DIGITS = 12

/**
 * The decimal number that a calculation meant. Binary arithmetic leaves noise at the sixteenth
 * digit (1 - 0.9 is 0.09999999999999998); published figures carry a handful of digits, so twelve
 * significant digits keep all that was measured and drop all that was not. (A difference below a
 * ten-thousandth of its operands can keep some noise; it is far below what is ever shown.)
 */
export function withoutBinaryNoise(value: number): number {
  return Number(value.toPrecision(PUBLISHED_DIGITS))
}
