/** One rule at work: a line that it stops, what it says, and a line that it lets through. */
export interface Offender {
  /** The rule, and behind a blank the room when it is about one. */
  readonly rule: string
  readonly file: string
  readonly wrong: string
  readonly says: string
  /** Stands in the same file unless `rightFile` names another. */
  readonly right: string
  readonly rightFile?: string
}

const SRC = 'packages/widgets/src'
const TABLE = `${SRC}/widgets/leaderboard-table`

const lines = (count: number) => Array.from({ length: count }, (_, i) => `f(${i})`).join('\n')

/** The arrows between the rooms. */
export const ARROWS: readonly Offender[] = [
  {
    rule: 'house/arrows domain',
    file: `${SRC}/domain/score.ts`,
    wrong: "import { useMemo } from 'react'",
    says: 'The domain is pure TypeScript',
    right: "import { mean } from './statistics.ts'",
  },
  {
    rule: 'house/arrows labels',
    file: `${SRC}/labels/en.ts`,
    wrong: "import { useLeaderboard } from '../data/index.ts'",
    says: 'Labels know the words of the domain',
    right: "import type { Category } from '../domain/index.ts'",
  },
  {
    rule: 'house/arrows data',
    file: `${SRC}/data/useLeaderboard.ts`,
    wrong: "import { Notice } from '../ui/index.ts'",
    says: 'data may not import ../ui/index.ts',
    right: "import { useContext } from 'react'; import { en } from '../labels/index.ts'",
  },
  {
    rule: 'house/arrows data/memory',
    file: `${SRC}/data/memory/memorySource.ts`,
    wrong: "import { EvaluationsProvider } from '../index.ts'",
    says: 'The memory source is plain TypeScript',
    right: "import type { EvaluationSource } from '../evaluationSource.ts'",
  },
  {
    rule: 'house/arrows data/rows',
    file: `${SRC}/data/rows/toDomain.ts`,
    wrong: "import { createSnapshotSource } from '../snapshot/index.ts'",
    says: 'Rows import domain, the source port and zod',
    right: "import type { Listing } from '../evaluationSource.ts'; import * as z from 'zod/mini'",
  },
  {
    rule: 'house/arrows data/snapshot',
    file: `${SRC}/data/snapshot/snapshotSource.ts`,
    wrong: "import { createSupabaseSource } from '../supabase/index.ts'",
    says: 'The snapshot source imports domain, the source port, the rows and zod.',
    right: "import { SourceError } from '../sourceError.ts'; import * as z from 'zod/mini'",
  },
  {
    rule: 'house/arrows data/supabase',
    file: `${SRC}/data/supabase/supabaseSource.ts`,
    wrong: "import { createClient } from '@supabase/supabase-js'",
    says: 'its client is given to it',
    right: "import type { SupabaseClient } from '@supabase/supabase-js'",
  },
  {
    rule: 'house/arrows ui',
    file: `${SRC}/ui/ScoreBadge.tsx`,
    wrong: "import { useLeaderboard } from '../data/index.ts'",
    says: 'Marks in ui import domain and React only',
    right: "import { formatPercent } from '../domain/index.ts'",
  },
  {
    rule: 'house/arrows widgets/*',
    file: `${SRC}/widgets/model-card/ModelCard.tsx`,
    wrong: "export { LeaderboardTable } from '../leaderboard-table/index.ts'",
    says: 'widgets meet only in the site',
    right: "import { ScoreBadge } from '../../ui/index.ts'; import { lines } from './lines.ts'",
  },
  ...['leaderboard-table', 'newsletter-form', 'request-form'].map((widget) => ({
    rule: `house/arrows widgets/${widget}`,
    file: `${SRC}/widgets/${widget}/Part.tsx`,
    wrong: "const late = import('../model-card/index.ts')",
    says: 'widgets meet only in the site',
    right: "import { useLeaderboard } from '../../data/index.ts'",
  })),
  {
    rule: 'house/arrows element',
    file: `${SRC}/element/SafetyLeaderboard.ts`,
    wrong: "import { paths } from '../../../../site/src/paths.ts'",
    says: 'element may not import',
    right: "import { LeaderboardTable } from '../widgets/leaderboard-table/index.ts'",
  },
  {
    rule: 'house/arrows testing',
    file: `${SRC}/widgets/model-card/ModelCard.tsx`,
    wrong: "import { aModel } from '../../testing/builders.ts'",
    says: 'widgets/* may not import ../../testing/builders.ts',
    right: "import { aModel } from '../../testing/builders.ts'",
    rightFile: `${SRC}/widgets/model-card/ModelCard.test.tsx`,
  },
  {
    rule: 'house/arrows theme',
    file: `${SRC}/theme/tokens.ts`,
    wrong: "import { mean } from '../domain/index.ts'",
    says: 'The theme is css only.',
    right: "import './tokens.css'",
  },
  {
    rule: 'house/arrows index.ts',
    file: `${SRC}/index.ts`,
    wrong: "export { useQuery } from '@tanstack/react-query'",
    says: 'The package entry lists public names',
    right: "export { bandOf } from './domain/index.ts'",
  },
  {
    rule: 'house/entrances',
    file: `${TABLE}/LeaderboardTable.tsx`,
    wrong: "import { bandOf } from '../../domain/scoreBand.ts'",
    says: 'Enter domain by its index.ts',
    right: "import { bandOf } from '../../domain/index.ts'",
  },
  {
    rule: 'house/css-only',
    file: `${SRC}/theme/bands.ts`,
    wrong: 'export const bands = 5',
    says: 'The theme is css only',
    right: 'export const bands = 5',
    rightFile: `${SRC}/domain/bands.ts`,
  },
  {
    rule: 'house/file-endings',
    file: 'site/src/router.tsx',
    wrong: "import { paths } from './paths'",
    says: 'Write the file’s ending',
    right: "import { paths } from './paths.ts'",
  },
  {
    rule: 'house/public-entries',
    file: 'site/src/source.ts',
    wrong: "import { bandOf } from '../../packages/widgets/src/domain/index.ts'",
    says: 'Import the package by its public entries: @transparency-lab/widgets,',
    right: "import { bandOf } from '@transparency-lab/widgets/domain'",
  },
  {
    rule: 'house/public-entries',
    file: 'e2e/leaderboard.spec.ts',
    wrong: "import { bandOf } from '@transparency-lab/widgets/src/domain'",
    says: 'Import the package by its public entries',
    right: "import '@transparency-lab/widgets/styles.css'",
  },
]

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
