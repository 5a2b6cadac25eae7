import type { Offender } from './offenders.ts'

const SRC = 'packages/widgets/src'
const TABLE = `${SRC}/widgets/leaderboard-table`

const lines = (count: number) => Array.from({ length: count }, (_, i) => `f(${i})`).join('\n')

/** Names, reasons and sizes. */
export const HABITS: readonly Offender[] = [
  {
    rule: 'house/file-name',
    file: `${SRC}/ui/ScoreBadge.tsx`,
    wrong: 'export function Badge() {}',
    says: 'it exports no ScoreBadge',
    right: 'export function ScoreBadge() {}',
  },
  {
    rule: 'house/file-name',
    file: `${SRC}/data/memory/memorySource.ts`,
    wrong: 'export function createSource() {}',
    says: 'no exported name carries "memorySource"',
    right: 'export function createMemorySource() {}',
  },
  {
    rule: 'house/file-name',
    file: `${SRC}/data/rows/rows.ts`,
    wrong: 'export const model = 1',
    says: 'no exported name carries "rows"',
    right: 'export const modelRow = 1',
  },
  {
    rule: 'house/file-name',
    file: `${SRC}/data/rows/toDomain.ts`,
    wrong: 'export const listOf = 1, total = 2',
    says: 'no exported name carries "toDomain"',
    right: 'export const toEvaluation = 1, listOf = 2',
  },
  {
    rule: 'house/vague-file-name',
    file: `${SRC}/ui/textUtils.ts`,
    wrong: 'export const textUtils = 1',
    says: '"textUtils" says nothing',
    right: 'export const text = 1',
    rightFile: `${SRC}/ui/text.ts`,
  },
  {
    rule: 'house/effect-reason',
    file: `${TABLE}/TableGrid.tsx`,
    wrong: 'export function TableGrid() { useEffect(() => {}, []) }',
    says: 'which thing outside of React this effect talks to',
    right: `export function TableGrid() {
      // The host's own scroll position is not React's.
      React.useEffect(() => {}, [])
    }`,
  },
  {
    rule: 'house/open-end',
    file: 'scripts/test.ts',
    wrong: '// TODO make it faster',
    says: 'Name the issue by its number',
    right: '// TODO(#12) make it faster',
  },
  {
    rule: 'max-params',
    file: `${SRC}/domain/score.ts`,
    wrong: 'export const f = (a, b, c, d) => a',
    says: 'too many parameters (4)',
    right: 'export const f = (a, b, c) => a',
  },
  {
    rule: 'max-lines',
    file: `${SRC}/domain/score.ts`,
    wrong: lines(251),
    says: 'Maximum allowed is 250',
    right: lines(251),
    rightFile: `${SRC}/domain/score.test.ts`,
  },
  {
    rule: 'max-lines-per-function',
    file: `${SRC}/domain/score.ts`,
    wrong: `export function f() {\n${lines(40)}\n}`,
    says: 'Maximum allowed is 40',
    right: `export function f() {\n${lines(40)}\n}`,
    rightFile: `${SRC}/ui/ScoreBadge.tsx`,
  },
  {
    rule: 'max-lines-per-function',
    file: `${SRC}/ui/ScoreBadge.tsx`,
    wrong: `export function ScoreBadge() {\n${lines(60)}\n}`,
    says: 'Maximum allowed is 60',
    right: `export function ScoreBadge() {\n${lines(60)}\n}`,
    rightFile: `${SRC}/ui/ScoreBadge.test.tsx`,
  },
  {
    rule: 'no-nested-ternary',
    file: `${SRC}/domain/score.ts`,
    wrong: 'export const f = a ? 1 : b ? 2 : 3',
    says: 'Do not nest ternary',
    right: 'export const f = a ? 1 : 2',
  },
]
