import { LeaderboardTable, SnapshotProvider } from '@transparency-lab/widgets'
import { loadSnapshot } from '@transparency-lab/widgets/snapshot'
import '@transparency-lab/widgets/styles.css'

export const revalidate = 300

export default async function Page() {
  const snapshot = await loadSnapshot('https://lab.example/snapshots/snapshot.json')
  return (
    <SnapshotProvider snapshot={snapshot} site="https://lab.example">
      <LeaderboardTable limit={10} />
    </SnapshotProvider>
  )
}
