import { expect, it } from 'vitest'
import { chooseRuns } from '../choose/chooseRuns.ts'
import { reportTable } from './reportTable.ts'
import { figureWith, createReport } from '../testing/reports.ts'

const formatTable = (...reports: Parameters<typeof chooseRuns>[0]) =>
  reportTable(chooseRuns(reports, new Map()))

it('shows used and unused figures with reasons in columns', () => {
  const other = figureWith({ task: 'arc', lookup: { benchmark: 'arc', metric: 'acc' }, n: null })
  const table = formatTable(
    createReport('a.json', {}, [figureWith({ isPartial: true, n: null }), other]),
    createReport('b.json', { rejection: 'its status is error' }),
  )
  expect(table.split('\n')).toEqual([
    'Results read: 1. Rejected: 1. Figures that can be used: 1, of models: 1.',
    '',
    'Used:',
    '  model      category    figure                     value  n                 file',
    '  org/model  factuality  TruthfulQA MC1 (accuracy)  0.5    unknown  partial  a.json',
    '',
    'Read, not used:',
    '  figures  reason                                  examples',
    '  1        the table of metrics has no row for it  arc acc (a.json)',
    '',
    expect.stringContaining('nobody says what they mean'),
    expect.stringContaining('--metrics'),
    expect.stringMatching(/^ {2}\{"task":"arc","metric":"acc","category":"…"/),
    expect.stringContaining('category: one of bias'),
    expect.stringContaining('measure: one of proportion'),
    '',
    'Rejected:',
    '  file    reason',
    '  b.json  its status is error',
  ])
})

it('names the value of an example that is not used', () => {
  const figures = [figureWith({ value: 1.5 }), figureWith({ value: -1, task: 'b' })]
  expect(formatTable(createReport('a.json', {}, figures))).toMatch(
    /2 +it is out of its range +.*\(a\.json\): 1\.5; allowed: 0 to 1; b .*: -1; allowed: 0 to 1$/,
  )
})

it('names the place of an example in a file with several runs', () => {
  const outside = createReport('a.csv', { place: 'row 2' }, [figureWith({ value: 1.5 })])
  const unnamed = createReport('a.csv', { place: 'row 3', model: null }, [figureWith()])
  const table = formatTable(outside, unnamed)
  expect(table).toContain('(a.csv, row 2): 1.5; allowed: 0 to 1')
  expect(table).toMatch(/the file names no model +.*\(a\.csv, row 3\)/)
})

it('lists similar models without merging them', () => {
  const reports = ['openai/gpt-4o', 'GPT-4o'].map((model) =>
    createReport(`${model}.json`, { model }),
  )
  expect(formatTable(...reports)).toContain('  GPT-4o and openai/gpt-4o')
})

it('escapes control characters in untrusted text', () => {
  const task = '\u001B[2Jtask\u202E'
  const table = formatTable(
    createReport('a.json', {}, [figureWith({ task, lookup: { benchmark: task, metric: 'm' } })]),
  )
  expect(table).toContain('�[2Jtask�')
  expect(table).not.toContain('\u001B')
})

it.each(['\u202E', '\uD800', '\u115F', '\u{E0100}', '\u2028'])(
  'replaces a character in the name of a file that nobody sees: %j',
  (char) => {
    const table = formatTable(createReport(`a${char}b.json`, {}, [figureWith()]))
    expect(table).toContain('a�b.json')
  },
)
