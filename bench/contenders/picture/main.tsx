import {
  createMemorySource,
  EvaluationsProvider,
  LeaderboardTable,
} from '@transparency-lab/widgets'
import '@transparency-lab/widgets/styles.css'
import { createRoot } from 'react-dom/client'
import { receiveRows } from '../receiveRows.ts'
import { rootOf } from '../rootOf.ts'

createRoot(rootOf(document)).render(
  <EvaluationsProvider source={createMemorySource(receiveRows('models'))}>
    <LeaderboardTable show="picture" />
  </EvaluationsProvider>,
)
