import { parseArgs } from 'node:util'
import { CONTENDERS, REFERENCE, type Contender } from './contenders.ts'

/** What is run. */
export interface BenchOptions {
  /** Numbers of rows, each from 1 on. */
  readonly sizes: readonly number[]
  /** How often each contender is measured at each size, from 1 on, besides a first time that does not count. */
  readonly rounds: number
  readonly contenders: readonly Contender[]
  /** Which part of the document is written, as its comments name it. */
  readonly part: string
}

/**
 * Reads the flags of the command.
 *
 * @throws Error when one is unknown, or holds what makes no sense
 */
export function readOptions(words: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      rows: { type: 'string', default: '50,500,5000,20000' },
      rounds: { type: 'string', default: '5' },
      only: { type: 'string' },
      into: { type: 'string' },
    },
  })
  return {
    sizes: values.rows.split(',').map((text) => countOf(text, '--rows')),
    rounds: countOf(values.rounds, '--rounds'),
    contenders: contendersOf(values.only),
    part: values.into === undefined ? 'bench' : `bench --into ${values.into}`,
  }
}

function countOf(text: string, flag: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new Error(`${flag} takes whole numbers from 1 on, not “${text}”.`)
}

/** The reference is always among them: without it there is nothing to compare with. */
function contendersOf(only: string | undefined): readonly Contender[] {
  if (only === undefined) return CONTENDERS
  const names = only.split(',')
  const unknown = names.find((name) => CONTENDERS.every((contender) => contender.name !== name))
  if (unknown !== undefined) {
    const known = CONTENDERS.map(({ name }) => name).join(', ')
    throw new Error(`There is no contender “${unknown}”; there are ${known}.`)
  }
  return CONTENDERS.filter(({ name }) => name === REFERENCE || names.includes(name))
}
