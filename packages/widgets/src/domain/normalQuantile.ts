/**
 * Returns the quantile of the standard normal distribution, to seven significant digits.
 *
 * @param probability between 0 and 1, both excluded
 * @throws RangeError outside of that
 *
 * Source: Wichura 1988, algorithm AS 241 (PPND7), Applied Statistics 37, 477–484.
 */
export function normalQuantile(probability: number): number {
  if (!(probability > 0 && probability < 1)) {
    throw new RangeError(`A probability must be between 0 and 1, not ${probability}.`)
  }
  const q = probability - 0.5
  if (Math.abs(q) <= 0.425) {
    const r = 0.180625 - q * q
    return (q * polynomial(r, CENTRE)) / polynomial(r, CENTRE_DIVISOR)
  }
  const r = Math.sqrt(-Math.log(q < 0 ? probability : 1 - probability))
  const distance =
    r <= 5
      ? polynomial(r - 1.6, TAIL) / polynomial(r - 1.6, TAIL_DIVISOR)
      : polynomial(r - 5, FAR_TAIL) / polynomial(r - 5, FAR_TAIL_DIVISOR)
  return q < 0 ? -distance : distance
}

// Coefficients from the constant term up.
const CENTRE = [3.3871327179, 50.434271938, 159.29113202, 59.10937472]
const CENTRE_DIVISOR = [1, 17.895169469, 78.757757664, 67.1875636]
const TAIL = [1.4234372777, 2.75681539, 1.3067284816, 0.17023821103]
const TAIL_DIVISOR = [1, 0.7370016425, 0.12021132975]
const FAR_TAIL = [6.657905115, 3.081226386, 0.42868294337, 0.017337203997]
const FAR_TAIL_DIVISOR = [1, 0.24197894225, 0.012258202635]

function polynomial(x: number, coefficients: readonly number[]): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0)
}
