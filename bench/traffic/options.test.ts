import { describe, expect, it } from 'vitest'
import { PARTS, readOptions } from './options.ts'

describe('the words after the command', () => {
  it('are every part, for a thousand pages and ten million views, unless told', () => {
    const { parts, settings } = readOptions([])
    expect(parts).toEqual(PARTS)
    expect(settings).toMatchObject({ views: 10_000_000, partners: 1_000 })
  })

  it('name parts, and say what is supposed otherwise', () => {
    const { parts, settings } = readOptions(['day', 'growth', '--views', '5', '--published', '7.5'])
    expect(parts).toEqual(['day', 'growth'])
    expect(settings).toMatchObject({ views: 5, publishedAt: 27_000 })
  })

  it.each([
    [['night'], 'There is no part “night”'],
    [['--views', 'many'], '--views takes a number'],
    [['--views', ''], '--views takes a number'],
    [['--returning', '1.1'], '--returning takes a number from 0 to 1'],
    [['--what'], 'Unknown option'],
  ])('%j are refused', (words, message) => {
    expect(() => readOptions(words)).toThrow(message)
  })
})
