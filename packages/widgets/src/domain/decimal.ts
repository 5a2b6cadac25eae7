const PUBLISHED_DIGITS = 12
const PUBLISHED_STEPS = 1e12

/**
 * Rounds to twelve significant digits, which removes floating-point noise: 1 - 0.9 is
 * 0.09999999999999998 and becomes 0.1. Published figures have far fewer digits. (A difference below
 * a ten-thousandth of its operands can keep some noise, far below what a widget shows.)
 */
export function roundToPrecision(value: number): number {
  return Number(value.toPrecision(PUBLISHED_DIGITS))
}

/**
 * Subtracts two fractions without floating-point noise: 0.7005 - 0.7 is 0.0005. It rounds to twelve
 * decimals instead of significant digits, because even the first digits of a small difference are
 * noisy.
 */
export function subtractExact(high: number, low: number): number {
  return Math.round((high - low) * PUBLISHED_STEPS) / PUBLISHED_STEPS
}
