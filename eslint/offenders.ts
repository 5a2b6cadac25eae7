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
    rule: 'house/arrows locales',
    file: `${SRC}/locales/de.ts`,
    wrong: "import { LeaderboardTable } from '../widgets/leaderboard-table/index.ts'",
    says: 'A language knows the domain and the shape of the labels',
    right:
      "import type { Labels } from '../labels/index.ts'; import { deModel } from './deModel.ts'",
  },
  {
    rule: 'house/arrows locales',
    file: `${SRC}/widgets/model-card/ModelCard.tsx`,
    wrong: "import { de } from '../../locales/de.ts'",
    says: 'widgets/* may not import ../../locales/de.ts',
    right: "import { de } from '../../locales/de.ts'",
    rightFile: `${SRC}/widgets/model-card/ModelCard.languages.stories.tsx`,
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
    rule: 'house/arrows provider',
    file: `${SRC}/provider/SnapshotProvider.tsx`,
    wrong: "import { createSupabaseSource } from '../data/supabase/index.ts'",
    says: 'A provider over a kind of source imports data, that source and React',
    right: "import { createLoadedSource } from '../data/snapshot/index.ts'",
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
  ...['newsletter-form', 'request-form'].map((widget) => ({
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
    rule: 'house/arrows index.ts',
    file: `${SRC}/index.ts`,
    wrong: "export { de } from './locales/de.ts'",
    says: 'each language is an entry of its own',
    right: "export { en } from './labels/index.ts'",
  },
  {
    rule: 'house/arrows domain.ts',
    file: `${SRC}/domain.ts`,
    wrong: "export { en } from './labels/index.ts'",
    says: 'The domain’s entry lists what others may use of the domain',
    right: "export { bandOf } from './domain/index.ts'",
  },
  {
    rule: 'house/arrows widgets/*',
    file: `${SRC}/widgets/model-card/ModelCard.tsx`,
    wrong: "import { bandOf } from '../../domain.ts'",
    says: 'widgets/* may not import ../../domain.ts',
    right: "import { bandOf } from '../../domain/index.ts'",
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
