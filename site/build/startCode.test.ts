import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SHARED_PARTS } from './startCode.ts'

it('names only modules that exist', () => {
  expect(SHARED_PARTS.filter((path) => !existsSync(path))).toEqual([])
})
