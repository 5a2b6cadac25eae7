import { expect, it } from 'vitest'
import { anEntry, someScores } from '../testing/builders.ts'
import { toCsv } from './csv.ts'
import { leaderboardTable } from './leaderboardTable.ts'

it('the table of a leaderboard has the columns of a host, and empty cells for missing values', () => {
  const entries = [
    anEntry('a', { scores: someScores(0, 0.5, 0.5, 0.5) }),
    anEntry('b', { scores: someScores(0.9), evaluatedOn: undefined }),
  ]
  const prices: Record<string, number> = { a: 0, b: Number.NaN }
  const { columns, rows } = leaderboardTable(entries, [
    { header: 'Price', accessorFn: ({ id }) => prices[id] },
    { header: 'Buy' },
    { header: 'Blank', accessorFn: ({ id }) => (id === 'a' ? ' ' : Infinity) },
    {
      header: 'Thrown',
      accessorFn: () => {
        throw new Error('no value')
      },
    },
  ])
  expect(toCsv([columns, ...rows]).split('\r\n')).toEqual([
    '\uFEFFModel,Provider,Bias Resistance,Factual Accuracy,Toxicity Resistance,Jailbreak Resistance,Composite Score,Date,Price,Blank,Thrown',
    'Model a,Acme,0,0.5,0.5,0.5,0.375,2024-03-01,0,,',
    'Model b,Acme,0.9,,,,,,,,',
    '',
  ])
})
