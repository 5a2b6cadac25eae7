import {
  createMemorySource,
  EvaluationsProvider,
  LeaderboardTable,
  type LeaderboardTableProps,
} from '@transparency-lab/widgets'
import '@transparency-lab/widgets/styles.css'
import { createRoot } from 'react-dom/client'
import { receiveRows } from './receiveRows.ts'
import { getRoot } from './getRoot.ts'

/** Renders our leaderboard with the rows of the benchmark. */
export function mountLeaderboard(props: Pick<LeaderboardTableProps, 'show'> = {}): void {
  createRoot(getRoot(document)).render(
    <EvaluationsProvider source={createMemorySource(receiveRows('models'))}>
      <LeaderboardTable {...props} />
    </EvaluationsProvider>,
  )
}
