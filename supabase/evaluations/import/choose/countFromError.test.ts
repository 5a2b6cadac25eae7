import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { countFromError } from './countFromError.ts'

const sampleError = (share: number, n: number) => Math.sqrt((share * (1 - share)) / (n - 1))

it('finds the number of prompts behind a share with the standard error of its sample', () => {
  const counts = fc
    .integer({ min: 3, max: 5000 })
    .chain((n) => fc.tuple(fc.nat(n - 2), fc.constant(n)))
  fc.assert(
    fc.property(counts, fc.constantFrom(1, 100), ([right, n], high) => {
      const share = (right + 1) / n
      const range = { low: 0, high }
      const standardError = sampleError(share, n) * high
      expect(countFromError({ value: share * high, standardError, range })).toBe(n)
    }),
  )
})

it.each([
  ['a rounded standard error', 0.12, 0.0103],
  ['a share that is none of the implied number', 0.663, 0.015],
  ['a standard error of 0', 1, 0],
  ['no standard error', 0.5, null],
  ['no value', undefined, 0.01],
])('finds none for %s', (_, value, standardError) => {
  expect(countFromError({ value, standardError, range: undefined })).toBeNull()
})
