import { LeaderboardTable, SnapshotProvider } from '@transparency-lab/widgets'
import { loadSnapshot } from '@transparency-lab/widgets/snapshot'
import '@transparency-lab/widgets/styles.css'
import { cacheLife } from 'next/cache'

async function loadEvaluations() {
  'use cache'
  cacheLife('minutes')
  return loadSnapshot('https://lab.example/snapshots/snapshot.json')
}

export default async function Page() {
  return (
    <SnapshotProvider snapshot={await loadEvaluations()} site="https://lab.example">
      <LeaderboardTable limit={10} />
    </SnapshotProvider>
  )
}
