import { describe, expect, it } from 'vitest'
import { CONTENDERS } from './contenders.ts'
import { readOptions } from './options.ts'

describe('the flags of the benchmark', () => {
  it('ask for everything unless told', () => {
    expect(readOptions([])).toEqual({
      sizes: [50, 500, 5000, 20_000],
      rounds: 5,
      contenders: CONTENDERS,
      part: 'bench',
    })
  })

  it('choose sizes, rounds, contenders and the part of the document', () => {
    const flags = ['--rows', '50,500', '--rounds=2', '--only', 'ours,tabulator', '--into', 'before']
    const { contenders, ...rest } = readOptions(flags)
    expect(rest).toEqual({ sizes: [50, 500], rounds: 2, part: 'bench --into before' })
    expect(contenders.map(({ name }) => name)).toEqual(['reference', 'ours', 'tabulator'])
  })

  it.each([
    [['--rows', '0'], '--rows takes whole numbers'],
    [['--rows', '50,'], '--rows takes whole numbers'],
    [['--rounds', '1.5'], '--rounds takes whole numbers'],
    [['--only', 'our'], 'There is no contender “our”'],
    [['--row', '50'], '--row'],
  ])('without sense are refused: %j', (flags, message) => {
    expect(() => readOptions(flags)).toThrow(message)
  })
})
